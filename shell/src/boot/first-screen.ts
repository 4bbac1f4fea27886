import { firstScreenEnd } from '@venue/shared/contract/document-marks.ts';
import { navigationType } from './typed-values.ts';

/** Longest wait for the first paint, in ms after `DOMContentLoaded`: a tab in the background never paints. */
const paintWait = 1000;

/** For a document that is painted while it loads: ms from that paint until the rest that has arrived is shown. */
const readingWait = 250;

/** A browser that scrolls to another place needs the whole page. */
function opensAtTop(): boolean {
  return navigationType() === 'navigate' && window.location.hash === '' && !document.hidden;
}

function reportsPaint(): boolean {
  return PerformanceObserver.supportedEntryTypes.includes('paint');
}

const below = `[${firstScreenEnd}]~*`;

/** Marks elements that a later frame will show. Removed before hydration. */
const later = 'data-later';

/** Elements per frame: a phone four times slower than a desktop lays them out in less than 100 ms. */
const batchSize = 180;

function hidingRule(selector: string): string {
  return `${selector},#root>footer{display:none!important}`;
}

/** The hidden elements from the top of the page, divided among frames. */
function inBatches(): Element[][] {
  const batches: Element[][] = [];
  let frame: Element[] = [];
  let room = -1;
  for (const mark of document.querySelectorAll(`[${firstScreenEnd}]`)) {
    for (let next = mark.nextElementSibling; next; next = next.nextElementSibling) {
      const size = next.querySelectorAll('*').length;
      if (size > room) {
        frame = [];
        batches.push(frame);
        room = batchSize;
      }
      frame.push(next);
      room -= size;
    }
  }
  return batches;
}

function show(elements: Element[]) {
  for (const element of elements) element.removeAttribute(later);
}

/**
 * Hides what is below the first screen, then shows it over several frames, the footer last, so that no task
 * is long on a slow phone. The style element is removed at the end: its sibling selector makes every style
 * calculation slower.
 */
function hideBelow(onFullyShown: () => void) {
  const style = document.createElement('style');
  const painting = new PerformanceObserver(showRestOnceRead);
  let batches: Element[][] = [];
  function end() {
    style.remove();
    show(batches.flat());
    onFullyShown();
  }
  function showInTurn([next, ...others]: Element[][]) {
    if (!next) {
      end();
      return;
    }
    show(next);
    requestAnimationFrame(() => setTimeout(showInTurn, 0, others));
  }
  function showRest() {
    if (!style.sheet || batches.length > 0) return;
    batches = inBatches();
    for (const element of batches.flat()) element.setAttribute(later, '');
    style.sheet.deleteRule(0);
    style.sheet.insertRule(hidingRule(`[${later}]`));
    showInTurn(batches);
  }
  /**
   * A document that is painted while it loads may stall: what has arrived is then shown, and what is still to
   * be parsed stays hidden.
   */
  function showRestOnceRead() {
    painting.disconnect();
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', showRest);
      setTimeout(showRest, readingWait);
    } else showRest();
  }
  style.id = 'first-screen';
  document.head.append(style);
  // The page's policy allows an empty style element; one with text would need its hash there.
  style.sheet?.insertRule(hidingRule(below));
  painting.observe({ type: 'paint', buffered: true });
  document.addEventListener('DOMContentLoaded', () => setTimeout(end, paintWait));
}

/**
 * Paints the first screen before the rest: laying out a whole document takes a slow phone twice as long.
 * Resolves when the page is fully shown: at once if it does not open at its top.
 */
export async function showFirstScreenFirst(): Promise<void> {
  if (!reportsPaint() || !opensAtTop()) return;
  await new Promise<void>(hideBelow);
}
