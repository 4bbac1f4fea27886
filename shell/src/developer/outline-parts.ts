import { outlineStyle } from './overlay-style.ts';
import { type Known, type ShownPart, shownParts } from './parts-shown.ts';
import { styledLayer } from './styled-layer.ts';
import { watchParts } from './watch-parts.ts';

function boxOf({ element, part, version, age }: ShownPart): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = document.createElement('div');
  const label = document.createElement('span');
  label.textContent = `${part} ${version}, ${age}`;
  box.append(label);
  Object.assign(box.style, {
    width: `${width}px`,
    height: `${height}px`,
    transform: `translate(${left + window.scrollX}px, ${top + window.scrollY}px)`,
  });
  return box;
}

/** Draws a line around each part of the page, with its version and age. The panel says the same to those who do not see it. */
export function outlineParts(known: Known): void {
  const { layer, shadow } = styledLayer(outlineStyle);
  layer.setAttribute('aria-hidden', 'true');
  watchParts(() => shadow.replaceChildren(...shownParts(known, Date.now()).map(boxOf)));
}
