import { afterEach, expect, test, vi } from 'vitest';
import { withLock, type WriteBarrier, afterLastWrites } from './lock.ts';

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

/** A database that all tabs share, and a storage whose writes another tab sees only some waits later. */
function lateStorage(delay: number) {
  let mark: string | undefined;
  const written: { text: string; visibleAt: number; tab: string }[] = [];
  let waits = 0;
  const openTab = (tab: string) => {
    const read = (kind: string) =>
      written.findLast(
        (write) => write.text.startsWith(kind) && (write.tab === tab || waits >= write.visibleAt),
      )?.text ?? null;
    const write = (text: string) => {
      written.push({ text, visibleAt: waits + delay, tab });
    };
    const barrier: WriteBarrier = {
      readLocal: () => read('mark ')?.slice(5) ?? null,
      writeLocal: (text) => write(`mark ${text}`),
      readShared: async () => mark,
      writeShared: async (noted) => {
        mark = noted;
      },
      wait: async () => {
        waits += 1;
      },
    };
    return { barrier, read, write };
  };
  return { openTab, waits: () => waits };
}

/** Sends unless it is known to be sent. */
function sendOnce({ barrier, read, write }: ReturnType<ReturnType<typeof lateStorage>['openTab']>) {
  return afterLastWrites(async () => {
    if (read('mail')) return 'known';
    write('mail sent');
    return 'sent';
  }, barrier);
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
  expect(storage.waits()).toBe(0);
});

test('if storage was cleared meanwhile, the task begins after a short wait', async () => {
  const storage = lateStorage(Infinity);
  await sendOnce(storage.openTab('here'));
  expect(await sendOnce(storage.openTab('there'))).toBe('sent');
  expect(storage.waits()).toBeLessThan(100);
});

test('if storage is blocked the task runs all the same, and its errors are passed on', async () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const barrier: WriteBarrier = {
    readLocal: refused,
    writeLocal: refused,
    readShared: async () => refused(),
    writeShared: async () => refused(),
    wait: async () => {},
  };
  expect(await afterLastWrites(async () => 'done', barrier)).toBe('done');
  await expect(afterLastWrites(() => Promise.reject(new Error('own')), barrier)).rejects.toThrow('own');
});
