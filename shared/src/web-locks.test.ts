import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './web-locks.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is run under one name waits for its turn', async () => {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<unknown>) => {
    turn = turn.then(run);
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { query: async () => ({}), request } });
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  await Promise.all([inTurn('hall', work('one')), inTurn('hall', work('two'))]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test.each([
  ['has no locks', {}],
  [
    'refuses all site data',
    { locks: { query: () => Promise.reject(new DOMException('denied', 'SecurityError')) } },
  ],
])('a browser that %s runs it all the same', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  expect(await inTurn('hall', async () => 'done')).toBe('done');
});
