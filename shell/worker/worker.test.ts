import { afterEach, expect, test, vi } from 'vitest';

type Handler = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

afterEach(() => vi.unstubAllGlobals());

test('the worker also works in browsers without navigation preload', async () => {
  const handlers = new Map<string, Handler>();
  const claim = vi.fn(async () => undefined);
  vi.stubGlobal('self', {
    clients: { claim },
    registration: {},
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
  });
  await import('./worker.ts');
  const waiting: Promise<unknown>[] = [];
  handlers.get('activate')?.({ waitUntil: (work) => waiting.push(work) });
  await Promise.all(waiting);
  expect(waiting).toHaveLength(1);
  expect(claim).toHaveBeenCalledTimes(1);
});
