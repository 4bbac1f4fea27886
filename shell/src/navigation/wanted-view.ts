import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { viewAt } from '../site/pages.ts';

let tapped: PartRef | undefined;

/** Notes what a visitor waits for, or that it is nothing any more. */
export function wantView(view: PartRef | undefined): void {
  tapped = view;
}

/** Whether a visitor still waits for a view: of the link that was tapped last, or of the page whose address is shown. */
export function isWanted(view: PartRef): boolean {
  return tapped === view || viewAt(window.location.pathname) === view;
}
