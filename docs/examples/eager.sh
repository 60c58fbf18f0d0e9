#!/bin/sh
# A bot for Mindbug in the shell: it attacks whenever it can, and otherwise takes the first option.
# A question is one line that begins with its options: {"options":[{"code":"play:axolotl","label":"..."}, ...
read -r hello
while read -r question; do
    codes=$(printf '%s\n' "$question" | sed 's/.*"options":\[\(.*\)\],"decide".*/\1/' | tr '}' '\n' | sed -n 's/.*"code":"\([^"]*\)".*/\1/p')
    code=$(printf '%s\n' "$codes" | grep '^attack:' | head -n 1)
    printf '{"choose":"%s"}\n' "${code:-$(printf '%s\n' "$codes" | head -n 1)}"
done
