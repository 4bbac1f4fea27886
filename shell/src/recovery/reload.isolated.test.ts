import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadIfServed } from './reload.ts';

const { reloadKeepingTyped } = vi.hoisted(() => ({ reloadKeepingTyped: vi.fn() }));
vi.mock('../boot/typed-values.ts', () => ({ reloadKeepingTyped }));

beforeEach(() => vi.stubGlobal('navigator', {}));

afterEach(() => {
  vi.unstubAllGlobals();
  reloadKeepingTyped.mockClear();
});

const files = ['/mf-forms/1/remoteEntry.js', '/mf-forms/1/assets/contact.js'];

const answers: Record<string, { answer: (file: string) => Promise<Response>; reloads: number }> = {
  'all served again': { answer: async () => new Response(), reloads: 1 },
  'one still missing': {
    answer: async (file) => new Response(null, { status: file === files[1] ? 404 : 200 }),
    reloads: 0,
  },
  'no connection': { answer: () => Promise.reject(new TypeError('no network')), reloads: 0 },
};

for (const [name, { answer, reloads }] of Object.entries(answers)) {
  test(`G-13: ${name}: the page loads again only if that brings the part`, async () => {
    vi.stubGlobal('fetch', vi.fn(answer));
    await reloadIfServed(files);
    expect(reloadKeepingTyped).toHaveBeenCalledTimes(reloads);
  });
}

test('a reload waits for messages that are being sent', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const request = vi.fn<() => Promise<void>>(() => sent);
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [], pending: [] }) } });
  const reloading = reloadIfServed(files);
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  expect(reloadKeepingTyped).not.toHaveBeenCalled();
  send();
  await reloading;
  expect(reloadKeepingTyped).toHaveBeenCalledOnce();
});

test('without files, as in development, nothing is reloaded', async () => {
  await reloadIfServed([]);
  expect(reloadKeepingTyped).not.toHaveBeenCalled();
});
