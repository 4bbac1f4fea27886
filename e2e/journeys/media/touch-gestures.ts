import type { CDPSession } from '@playwright/test';

type Point = { x: number; y: number };

/** Moves each finger in a straight line. */
async function move(session: CDPSession, fingers: readonly { from: Point; to: Point }[]): Promise<void> {
  const steps = 16;
  const at = (step: number) =>
    fingers.map(({ from, to }) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** On a screen of 412 px. */
export function swipeLeft(session: CDPSession): Promise<void> {
  return move(session, [{ from: { x: 350, y: 450 }, to: { x: 60, y: 450 } }]);
}

export function spread(session: CDPSession): Promise<void> {
  return move(session, [
    { from: { x: 206, y: 430 }, to: { x: 206, y: 280 } },
    { from: { x: 206, y: 470 }, to: { x: 206, y: 620 } },
  ]);
}
