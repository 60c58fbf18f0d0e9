"""Drawn art: portraits of components and a set of small icons, made of nothing but Python and SVG."""

from herna.web.art.components import component_portrait
from herna.web.art.icons import icon
from herna.web.art.portrait import BadPin, portrait

__all__ = ["BadPin", "component_portrait", "icon", "portrait"]
