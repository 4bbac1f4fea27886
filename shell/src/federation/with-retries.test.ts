import { expect, test } from 'vitest';
import { withRetries } from './with-retries.ts';

const limits = { deadline: 200, delays: [1, 1] };

test('G-13: a later attempt may succeed', async () => {
  let calls = 0;
  const result = await withRetries(() => {
    calls += 1;
    return calls < 3 ? Promise.reject(new Error('down')) : Promise.resolve('loaded');
  }, limits);
  expect(result).toBe('loaded');
  expect(calls).toBe(3);
});

test('G-13: the last failure is reported when all attempts fail', async () => {
  await expect(withRetries(() => Promise.reject(new Error('404')), limits)).rejects.toThrow('404');
});

test('G-13: a remote that never answers fails at the deadline', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(withRetries(() => never, limits)).rejects.toThrow('no answer within 200 ms');
});

test('G-13: a response that arrived while the page was suspended still counts', async () => {
  const answer = new Promise<string>((resolve) => {
    setTimeout(resolve, limits.deadline + 1, 'loaded');
  });
  const loading = withRetries(() => answer, limits);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, limits.deadline + 50);
  expect(await loading).toBe('loaded');
});
