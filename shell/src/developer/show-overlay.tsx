import { createRoot } from 'react-dom/client';
import { reloadWithTyped } from '../early/typed-values.ts';
import { DeveloperPanel, type PanelFacts } from './developer-panel.tsx';
import { outlineParts } from './outline-parts.ts';
import { panelStyle } from './overlay-style.ts';
import { styledLayer } from './styled-layer.ts';

/** Brings the panel to the front again when a dialog opens: what is tried is never hidden. */
function stayInFront(layer: HTMLElement): void {
  layer.popover = 'manual';
  layer.showPopover();
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target === layer || !(target instanceof HTMLDialogElement) || !target.open) return;
      layer.hidePopover();
      layer.showPopover();
    },
    true,
  );
}

/** Loads the page again when the first of these times has come, also for a tab that slept meanwhile. */
function endAt(times: readonly number[]): void {
  if (times.length === 0) return;
  const end = Math.min(...times);
  const look = () => {
    if (Date.now() >= end) reloadWithTyped();
  };
  setTimeout(look, end - Date.now() + 1);
  document.addEventListener('visibilitychange', look);
}

/** Shows the overlay beside the page: nothing of it takes room, and none of the page's styles reach it. */
export function showOverlay(facts: PanelFacts): void {
  outlineParts(facts);
  const { layer, shadow } = styledLayer(panelStyle);
  stayInFront(layer);
  createRoot(shadow).render(<DeveloperPanel {...facts} />);
  endAt(facts.tries.map(({ until }) => until));
}
