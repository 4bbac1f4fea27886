/** How long a page may wait for its first paint; ms from when its HTML has come. A tab in the background paints nothing. */
const longestWait = 1000;

/** Whether the page begins at its top: a place further down has to be there when the browser goes to it. */
function beginsAtItsTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isNew && window.location.hash === '' && !document.hidden;
}

function saysWhenPainted(): boolean {
  return PerformanceObserver.supportedEntryTypes.includes('paint');
}

/**
 * Leaves out what lies below the first screen, by an attribute that the style sheet reads; calls back when all is there again. It comes
 * in two frames, as no task should hold a slow phone up for long.
 */
function leaveOut(onWhole: () => void) {
  const { dataset } = document.documentElement;
  const painting = new PerformanceObserver(showRest);
  function end() {
    delete dataset['firstScreen'];
    onWhole();
  }
  function showRest() {
    painting.disconnect();
    if (!('firstScreen' in dataset)) return;
    dataset['firstScreen'] = 'and rest';
    requestAnimationFrame(() => setTimeout(end));
  }
  dataset['firstScreen'] = 'alone';
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
