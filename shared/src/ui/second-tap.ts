/**
 * How long after a tap (ms), and how far from it (CSS pixels), another is a part of it: people tap twice where nothing seems to happen.
 */
const doubleTap = { within: 500, around: 40 };

export type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

let last: Tap | undefined;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      last = event;
    },
    true,
  );
}

/** The last tap on this page. */
export function lastTap(): Tap | undefined {
  return last;
}

/** Whether a tap is the second one of a double tap; a key that clicks is no tap. */
export function isSecondTap(first: Tap | undefined, { clientX, clientY, timeStamp, detail }: Tap): boolean {
  if (!first || first.detail === 0 || detail === 0 || timeStamp - first.timeStamp > doubleTap.within)
    return false;
  return Math.hypot(clientX - first.clientX, clientY - first.clientY) < doubleTap.around;
}
