import { expect, test } from 'vitest';
import { runningLane } from './running-sandbox.ts';

function sendTo(origin: string, body: string): Promise<Response> {
  return fetch(`${origin}/reports`, { method: 'POST', body });
}

test('a failure report is stored and shown', async () => {
  const lane = await runningLane();
  const response = await sendTo(lane.origin, '{"code":"email","page":"/contact-us","release":"mf-forms@1"}');
  expect(response.status).toBe(204);
  expect((await lane.received()).reports).toMatchObject([{ code: 'email', release: 'mf-forms@1' }]);
  expect(await (await fetch(lane.origin)).text()).toContain('mf-forms@1');
});

test('anything else is refused with a reason', async () => {
  const lane = await runningLane();
  for (const body of ['', 'x', '{}', '{"code":"email","page":"/","name":"Ada"}', `"${'x'.repeat(3000)}"`]) {
    expect((await sendTo(lane.origin, body)).status, body.slice(0, 40)).toBeGreaterThanOrEqual(400);
  }
  expect((await lane.received()).reports).toEqual([]);
});
