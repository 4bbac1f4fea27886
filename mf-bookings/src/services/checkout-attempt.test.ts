// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptCheckout } from './checkout-attempt.ts';

const checkoutUrl = 'http://127.0.0.1:4180/checkout';
const origin = 'http://127.0.0.1:4180';
const deadlines = { loadDeadlineMs: 15_000, slowLoadDeadlineMs: 90_000 };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A fake of the provider's window, controlled by the test. `onOpened`: called before the library returns. */
function openWindow(onOpened: (library: { onClose: () => void }) => void = () => {}) {
  const events: string[] = [];
  let isLoaded = false;
  let callbacks = { onSuccess: () => {}, onClose: () => {} };
  const outcome = attemptCheckout({
    checkoutUrl,
    ...deadlines,
    onShown: vi.fn(),
    open: (given) => {
      callbacks = given;
      for (const id of ['inline-background-abcde', 'inline-checkout-abcde']) {
        const frame = document.createElement('iframe');
        frame.id = id;
        frame.srcdoc = '<!doctype html>';
        frame.addEventListener('load', (event) => {
          if (!isLoaded) event.stopImmediatePropagation();
        });
        document.body.append(frame);
      }
      window.addEventListener('message', ({ data }: MessageEvent<{ event: string }>) =>
        events.push(data.event),
      );
      onOpened(given);
    },
  });
  const frame = document.querySelector<HTMLIFrameElement>('#inline-checkout-abcde');
  const forge = (event: string) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        source: frame?.contentWindow ?? null,
        data: { event, data: {} },
      }),
    );
  /** As if the browser itself delivered the message from the frame. */
  const show = () => {
    const message = new MessageEvent('message', {
      origin,
      source: frame?.contentWindow ?? null,
      data: { event: 'loaded:transaction' },
    });
    Object.defineProperty(message, 'isTrusted', { value: true });
    window.dispatchEvent(message);
  };
  const pageLoads = () => {
    isLoaded = true;
    frame?.dispatchEvent(new Event('load'));
  };
  return { outcome, events, forge, show, pageLoads, library: () => callbacks };
}

function frames(): number {
  return document.querySelectorAll('iframe').length;
}

test('C-20, D-54: a window that shows nothing in time is unavailable, and its frames are removed', async () => {
  const { outcome, pageLoads } = openWindow();
  expect(frames()).toBe(2);
  pageLoads();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toMatchObject({
    kind: 'unavailable',
    error: { message: expect.stringContaining('15000') },
  });
  expect(frames()).toBe(0);
});

test('D-54: on a slow line, a page that is still loading is waited for, and can be closed meanwhile', async () => {
  const slow = openWindow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([frames(), closeButton()?.hidden]).toEqual([2, false]);
  slow.pageLoads();
  await vi.advanceTimersByTimeAsync(10_000);
  slow.show();
  expect(closeButton()?.hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(frames()).toBe(2);
  slow.library().onSuccess();
  expect(await slow.outcome).toEqual({ kind: 'paid' });
  await vi.advanceTimersByTimeAsync(400);

  const closed = openWindow();
  await vi.advanceTimersByTimeAsync(20_000);
  closeButton()?.click();
  expect(await closed.outcome).toEqual({ kind: 'closed-before-shown' });

  const never = openWindow();
  await vi.advanceTimersByTimeAsync(90_000);
  expect((await never.outcome).kind).toBe('unavailable');
});

test('a window that closes as soon as it opens leaves neither frames nor an inert page', async () => {
  const main = document.createElement('main');
  document.body.append(main);
  const { outcome } = openWindow(({ onClose }) => onClose());
  expect(await outcome).toEqual({ kind: 'closed-before-shown' });
  expect([frames(), main.hasAttribute('inert'), document.body.children.length]).toEqual([0, false, 1]);
});

test('D-54: a success message forged by the page is ignored', async () => {
  const { outcome, events, forge } = openWindow();
  forge('success');
  forge('loaded:transaction');
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(90_000);
  expect((await outcome).kind).toBe('unavailable');
});

test("E-11: the library's callbacks settle the attempt once, and the frames are removed after fading", async () => {
  const { outcome, library } = openWindow();
  library().onSuccess();
  library().onClose();
  expect(await outcome).toEqual({ kind: 'paid' });
  expect(frames()).toBe(2);
  await vi.advanceTimersByTimeAsync(400);
  expect(frames()).toBe(0);
});

test('E-11: a window can be closed before its card form shows', async () => {
  const { outcome, library } = openWindow();
  library().onClose();
  expect(await outcome).toEqual({ kind: 'closed-before-shown' });
});

test('D-54: Escape stops the loading', async () => {
  const { outcome } = openWindow();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(await outcome).toEqual({ kind: 'closed-before-shown' });
  expect(frames()).toBe(0);
});

function closeButton(): HTMLButtonElement | null {
  return document.querySelector('button');
}

test('D-54: once the connection has dropped, a window that may be dead can be closed, and its payment is not denied', async () => {
  const { outcome, show } = openWindow();
  show();
  expect(closeButton()?.hidden).toBe(true);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(closeButton()?.hidden).toBe(false);
  closeButton()?.click();
  expect(await outcome).toEqual({ kind: 'closed-after-shown' });
  expect([frames(), closeButton()]).toEqual([0, null]);
});

test('D-54: without a connection the outcome is no-connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { outcome } = openWindow();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(await outcome).toEqual({ kind: 'no-connection' });
  vi.restoreAllMocks();
});

function openedWith(open: () => void) {
  return attemptCheckout({ checkoutUrl, ...deadlines, onShown: () => {}, open });
}

test('D-54: a library that breaks is unavailable', async () => {
  const outcome = openedWith(() => {
    throw new TypeError('no body');
  });
  expect((await outcome).kind).toBe('unavailable');
});

test('a charge that the library rejects is refused, with its own message', async () => {
  const outcome = openedWith(() => {
    throw {
      message: 'Invalid transaction parameters',
      issues: [{ message: 'Required parameter missing: email' }],
    };
  });
  expect(await outcome).toEqual({
    kind: 'card-refused',
    about: 'email',
    reason: 'Required parameter missing: email',
  });
});
