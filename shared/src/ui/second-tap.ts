/** Within so many ms and CSS pixels, two taps are a double tap. */
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

/** Whether a tap is the second of a double tap. Clicks by keyboard do not count. */
export function isSecondTap(first: Tap | undefined, { clientX, clientY, timeStamp, detail }: Tap): boolean {
  if (!first || first.detail === 0 || detail === 0 || timeStamp - first.timeStamp > doubleTap.within)
    return false;
  return Math.hypot(clientX - first.clientX, clientY - first.clientY) < doubleTap.around;
}
