"""What lies in examples/ for programs that learn: the notebook runs, and the baseline takes its first steps."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_notebook_runs() -> None:
    notebook = json.loads((EXAMPLES / "first-steps.ipynb").read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 5
    namespace: dict[str, object] = {}
    for number, text in enumerate(cells):
        exec(compile(text, f"cell {number}", "exec"), namespace)


@pytest.mark.slow
def test_the_baseline_learns_a_little(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    words = ["mindbug", "--minutes", "0.05", "--tables", "8", "--batch", "32", "--games", "2", "--against", "random"]
    command = [sys.executable, str(EXAMPLES / "dmc.py"), *words, "--out", str(tmp_path)]
    subprocess.run(command, check=True, timeout=600, capture_output=True)
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert int(lines[-1]["choices"]) > 0
    assert 0.0 <= float(lines[-1]["random"]) <= 1.0
    assert (tmp_path / "judge.pt").exists()


def test_the_kept_curve_has_what_the_page_tells() -> None:
    with (EXAMPLES / "dmc.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert {"minutes", "cpu_minutes", "games", "choices", "random", "greedy"} <= set(lines[0])
    assert float(lines[-1]["random"]) > float(lines[0]["random"])
    assert float(lines[-1]["greedy:network=none"]) > 0.5
