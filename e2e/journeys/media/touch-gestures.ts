import type { CDPSession } from '@playwright/test';

type Point = { x: number; y: number };

/** Puts fingers on the screen, moves each in a straight line, and lifts them. */
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

/** One finger from the right to the left of a screen of 412 px. */
export function swipeLeft(session: CDPSession): Promise<void> {
  return move(session, [{ from: { x: 350, y: 450 }, to: { x: 60, y: 450 } }]);
}

/** Two fingers away from each other. */
export function spread(session: CDPSession): Promise<void> {
  return move(session, [
    { from: { x: 206, y: 430 }, to: { x: 206, y: 280 } },
    { from: { x: 206, y: 470 }, to: { x: 206, y: 620 } },
  ]);
}
