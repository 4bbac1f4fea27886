import { firstScreenEnds } from '@venue/shared/ui/first-screen-ends.ts';

/** How long a page may wait for its first paint; ms from when its HTML has come. A tab in the background paints nothing. */
const longestWait = 1000;

/** Whether the page begins at its top: a place further down has to be there when the browser goes to it. */
function beginsAtItsTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
  return isNew && window.location.hash === '' && !document.hidden;
}

function saysWhenPainted(): boolean {
  return PerformanceObserver.supportedEntryTypes.includes('paint');
}

/** What comes after a mark, and the foot of the page. */
function leftOutAfter(mark: string): string {
  return `[${mark}]~*,#root>footer{display:none!important}`;
}

/**
 * Leaves out what lies below the first screen; calls back when all is there again. It comes in two frames, as no task should hold a
 * slow phone up for long. The rules go with their element: as long as they stood, a browser would look for marks beside each element.
 */
function leaveOut(onWhole: () => void) {
  const style = document.createElement('style');
  const painting = new PerformanceObserver(showRest);
  function end() {
    style.remove();
    onWhole();
  }
  function showRest() {
    painting.disconnect();
    if (!style.sheet) return;
    style.sheet.deleteRule(0);
    style.sheet.insertRule(leftOutAfter(`${firstScreenEnds}=far`));
    requestAnimationFrame(() => setTimeout(end));
  }
  style.id = 'first-screen';
  document.head.append(style);
  // The page's policy knows an empty element; a text would have to stand in it by its hash.
  style.sheet?.insertRule(leftOutAfter(firstScreenEnds));
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
