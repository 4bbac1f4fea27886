import { partAround } from './parts-of-page.ts';
import { watchPartSizes } from './part-sizes.ts';

/** A press whose answer is painted later than this feels broken, in ms: the limit of a “poor” interaction to next paint. */
const slowMs = 500;
/** A page that has moved by more than this under the reader's eyes: the limit of a “poor” layout shift. */
const muchShift = 0.25;

/** What was slow or moved: in which part, and by how much (ms, or hundredths of the screen). */
export type Slowness = { code: 'slow' | 'shift'; part: string | undefined; amount: number };

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
};

const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
  'value' in entry && 'hadRecentInput' in entry && 'sources' in entry;

const isInteraction = (entry: PerformanceEntry): entry is PerformanceEventTiming =>
  'interactionId' in entry && entry.interactionId !== 0;

/** Sums up the unexpected shifts of a page; says whose was the largest, once they are too much. */
export function shiftSum(limit = muchShift) {
  let sum = 0;
  let largest: { part: string | undefined; value: number } = { part: undefined, value: 0 };
  return (value: number, part: string | undefined): Slowness | undefined => {
    const before = sum;
    sum += value;
    if (value > largest.value) largest = { part, value };
    if (before > limit || sum <= limit) return undefined;
    return { code: 'shift', part: largest.part, amount: Math.round(sum * 100) };
  };
}

function watch(type: string, read: (entry: PerformanceEntry) => void): void {
  // Engines that know no such entries are not asked.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => read(entry))).observe({
    type,
    buffered: true,
  });
}

const pressed = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'] as const;
/** How many events are remembered: those of some seconds of typing. */
const mostEvents = 50;

/** Remembers which part each press was in: what a press takes off the page can no longer be asked. */
function rememberPresses(): (at: number) => string | undefined {
  const parts = new Map<number, string | undefined>();
  for (const type of pressed) {
    window.addEventListener(
      type,
      ({ target, timeStamp }) => {
        parts.set(timeStamp, partAround(target));
        const [oldest] = parts.keys();
        if (parts.size > mostEvents && oldest !== undefined) parts.delete(oldest);
      },
      { capture: true, passive: true },
    );
  }
  return (at) => parts.get(at);
}

/** Tells of presses that the page answered late, and of a page that moved, with the part in which. */
export function watchSlowness(tell: (slowness: Slowness) => void): void {
  const addShift = shiftSum();
  const partPressed = rememberPresses();
  watch('event', (entry) => {
    if (!isInteraction(entry) || entry.duration < slowMs) return;
    const part = entry.target ? partAround(entry.target) : partPressed(entry.startTime);
    tell({ code: 'slow', part, amount: Math.round(entry.duration / 100) * 100 });
  });
  const partResized = watchPartSizes();
  watch('layout-shift', (entry) => {
    if (!isShift(entry) || entry.hadRecentInput) return;
    const moved = addShift(entry.value, partResized(entry.startTime) ?? partAround(entry.sources[0]?.node));
    if (moved) tell(moved);
  });
}
