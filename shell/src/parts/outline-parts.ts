import { isPartRef, splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { BootBlock } from '../page-data/boot-block.ts';
import { releaseOfPath } from '../site/release-path.ts';

const style = `
  :host { all: initial; position: absolute; top: 0; left: 0; width: 0; height: 0; z-index: 2147483646; pointer-events: none; }
  div { position: absolute; top: 0; left: 0; box-sizing: border-box; border: 2px dashed #c2185b; overflow: hidden; }
  span { display: inline-block; max-width: 100%; padding: 1px 6px; background: #c2185b; color: #fff; font: 12px/1.4 system-ui, sans-serif; }
  @media print { :host { display: none; } }
`;

/** `0.1.0-abc` of `/mf-forms/0.1.0-abc/`. */
function versionIn(base: string): string {
  return releaseOfPath(base)?.split('/')[2] ?? 'in development';
}

function outlineOf(element: Element, remotes: BootBlock['remotes']): HTMLElement[] {
  const part = element.getAttribute('data-part') ?? '';
  if (!isPartRef(part)) return [];
  const { left, top, width, height } = element.getBoundingClientRect();
  const outline = document.createElement('div');
  const label = document.createElement('span');
  label.textContent = `${part} ${versionIn(remotes[splitPartRef(part).remote]?.base ?? '')}`;
  outline.append(label);
  Object.assign(outline.style, {
    width: `${width}px`,
    height: `${height}px`,
    transform: `translate(${left + window.scrollX}px, ${top + window.scrollY}px)`,
  });
  return [outline];
}

/** Outlines each part of the page with its name and version, and follows the page as it changes. */
export function outlineParts(remotes: () => BootBlock['remotes']): void {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  const shadow = layer.attachShadow({ mode: 'open' });
  // The page's policy forbids style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(layer);
  const draw = () =>
    shadow.replaceChildren(
      ...[...document.querySelectorAll('[data-part]')].flatMap((part) => outlineOf(part, remotes())),
    );
  let frame = 0;
  const drawSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  const root = document.getElementById('root');
  if (!root) return;
  new MutationObserver(drawSoon).observe(root, { childList: true, subtree: true });
  new ResizeObserver(drawSoon).observe(root);
}
