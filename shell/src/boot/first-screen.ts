import { firstScreenEnds } from '@venue/shared/ui/first-screen-ends.ts';
import { navigationType } from './typed-values.ts';

/** How long a page may wait for its first paint; ms from when its HTML has come. A tab in the background paints nothing. */
const longestWait = 1000;

/** If the browser painted before the document was complete: ms from that paint until what has come is shown. */
const longestRead = 250;

/** Whether the page opens at its top: the browser can only scroll to what is shown. */
function beginsAtItsTop(): boolean {
  return navigationType() === 'navigate' && window.location.hash === '' && !document.hidden;
}

function saysWhenPainted(): boolean {
  return PerformanceObserver.supportedEntryTypes.includes('paint');
}

const below = `[${firstScreenEnds}]~*`;

/** Marks elements that a later frame shows. Removed before hydration. */
const later = 'data-later';

/** Elements a frame: a phone four times slower than a desktop lays them out in less than 100 ms. */
const frameful = 180;

function leftOut(selector: string): string {
  return `${selector},#root>footer{display:none!important}`;
}

/** What is left out, a frameful at a time, from the top of the page. */
function framefuls(): Element[][] {
  const frames: Element[][] = [];
  let frame: Element[] = [];
  let room = -1;
  for (const mark of document.querySelectorAll(`[${firstScreenEnds}]`)) {
    for (let next = mark.nextElementSibling; next; next = next.nextElementSibling) {
      const size = next.querySelectorAll('*').length;
      if (size > room) {
        frame = [];
        frames.push(frame);
        room = frameful;
      }
      frame.push(next);
      room -= size;
    }
  }
  return frames;
}

function show(elements: Element[]) {
  for (const element of elements) element.removeAttribute(later);
}

/**
 * Leaves out what lies below the first screen; calls back when all is there again. It comes in several frames, the foot with the last,
 * as no task should hold a slow phone up for long. The rules go with their element: as long as they stood, a browser would look for
 * marks beside each element.
 */
function leaveOut(onWhole: () => void) {
  const style = document.createElement('style');
  const painting = new PerformanceObserver(showRestOnceRead);
  let frames: Element[][] = [];
  function end() {
    style.remove();
    show(frames.flat());
    onWhole();
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
    if (!style.sheet || frames.length > 0) return;
    frames = framefuls();
    for (const element of frames.flat()) element.setAttribute(later, '');
    style.sheet.deleteRule(0);
    style.sheet.insertRule(leftOut(`[${later}]`));
    showInTurn(frames);
  }
  /** For a document that is painted before its end: hides what is not parsed yet, and shows what has come on a line that stalls. */
  function showRestOnceRead() {
    painting.disconnect();
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', showRest);
      setTimeout(showRest, longestRead);
    } else showRest();
  }
  style.id = 'first-screen';
  document.head.append(style);
  // The page's policy knows an empty element; a text would have to stand in it by its hash.
  style.sheet?.insertRule(leftOut(below));
  painting.observe({ type: 'paint', buffered: true });
  document.addEventListener('DOMContentLoaded', () => setTimeout(end, longestWait));
}

/**
 * The first paint waits for what it shows only: to set a whole document takes a slow phone twice as long. Resolves when the page is
 * whole, which is at once where it does not begin at its top.
 */
export async function showFirstScreenFirst(): Promise<void> {
  if (!saysWhenPainted() || !beginsAtItsTop()) return;
  await new Promise<void>(leaveOut);
}
