import { afterEach, expect, test, vi } from 'vitest';
import { withLock, type WriteMarks, afterLastWrites } from './lock.ts';

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
  await Promise.all([withLock('hall', work('one')), withLock('hall', work('two'))]);
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
  expect(await withLock('hall', async () => 'done')).toBe('done');
});

/** A database that all tabs share, and a storage whose writes another tab sees only some pauses later. */
function lateStorage(delay: number) {
  let mark: string | undefined;
  const written: { text: string; visibleAt: number; tab: string }[] = [];
  let pauses = 0;
  const openTab = (tab: string) => {
    const read = (kind: string) =>
      written.findLast(
        (write) => write.text.startsWith(kind) && (write.tab === tab || pauses >= write.visibleAt),
      )?.text ?? null;
    const write = (text: string) => {
      written.push({ text, visibleAt: pauses + delay, tab });
    };
    const tools: WriteMarks = {
      seen: () => read('mark ')?.slice(5) ?? null,
      leave: (left) => write(`mark ${left}`),
      last: async () => mark,
      note: async (noted) => {
        mark = noted;
      },
      pause: async () => {
        pauses += 1;
      },
    };
    return { tools, read, write };
  };
  return { openTab, pauses: () => pauses };
}

/** Sends unless it is known to be sent. */
function sendOnce({ tools, read, write }: ReturnType<ReturnType<typeof lateStorage>['openTab']>) {
  return afterLastWrites(async () => {
    if (read('mail')) return 'known';
    write('mail sent');
    return 'sent';
  }, tools);
}

test('E-12: what one tab wrote last is seen by the next, however late its storage shows it', async () => {
  const storage = lateStorage(7);
  const [here, there] = [storage.openTab('here'), storage.openTab('there')];
  expect(await sendOnce(here)).toBe('sent');
  expect(await sendOnce(there)).toBe('known');
});

test('the first task, and one after another in the same tab, begin at once', async () => {
  const storage = lateStorage(7);
  const tab = storage.openTab('here');
  await sendOnce(tab);
  await sendOnce(tab);
  expect(storage.pauses()).toBe(0);
});

test('if storage was cleared meanwhile, the task begins after a short wait', async () => {
  const storage = lateStorage(Infinity);
  await sendOnce(storage.openTab('here'));
  expect(await sendOnce(storage.openTab('there'))).toBe('sent');
  expect(storage.pauses()).toBeLessThan(100);
});

test('if storage is blocked the task runs all the same, and its errors are passed on', async () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const tools: WriteMarks = {
    seen: refused,
    leave: refused,
    last: async () => refused(),
    note: async () => refused(),
    pause: async () => {},
  };
  expect(await afterLastWrites(async () => 'done', tools)).toBe('done');
  await expect(afterLastWrites(() => Promise.reject(new Error('own')), tools)).rejects.toThrow('own');
});
