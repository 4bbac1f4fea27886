// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './boot.ts';

const heard = vi.fn<(event: Event) => void>();

/** A page with a part and the shell around it; what comes to the root is heard. */
function page(): { part: HTMLElement; root: HTMLElement } {
  document.body.innerHTML =
    '<div id="root"><header><p>Menu</p></header><div data-part="a/b"><p>Text</p><a href="/x">Link</a></div></div>';
  const [root, part] = document.querySelectorAll<HTMLElement>('#root, [data-part]');
  if (!root || !part) throw new Error('no page');
  for (const type of ['pointerdown', 'touchend', 'click', 'dblclick', 'keydown', 'input'])
    root.addEventListener(type, heard);
  return { part, root };
}

function send(type: string, selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}

beforeEach(() => heard.mockClear());

afterEach(() => document.body.replaceChildren());

test.each(['pointerdown', 'touchend', 'click', 'dblclick'])(
  'React does not receive a %s on text before hydration, so that it hydrates in slices',
  (type) => {
    const { part } = page();
    send(type, 'p');
    send(type, '[data-part] p');
    expect(heard).not.toHaveBeenCalled();
    window.bootApi?.onHydrated(part);
    send(type, '[data-part] p');
    expect(heard).toHaveBeenCalledOnce();
  },
);

test('clicks on links, keys and input reach React immediately', () => {
  page();
  send('click', '[data-part] a');
  send('keydown', '[data-part] p');
  send('input', '[data-part] p');
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a click on a link that opens a dialog is held until hydration, unless it opens another tab', () => {
  const { part } = page();
  part.innerHTML = '<a href="/picture.webp" aria-haspopup="dialog">Picture</a>';
  const [link] = part.children;
  const click = (init: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    link?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click({ ctrlKey: true })).toBe(false);
  expect(click({})).toBe(true);
  window.bootApi?.onHydrated(part);
  expect(click({})).toBe(false);
});

test('listeners of the window receive every event', () => {
  page();
  const woken = vi.fn<() => void>();
  window.addEventListener('pointerdown', woken, { capture: true, once: true });
  send('pointerdown', '[data-part] p');
  expect(woken).toHaveBeenCalledOnce();
});

test('the module list is fetched together with the modules of the page', () => {
  const asked = vi.fn<typeof fetch>().mockRejectedValue(new Error('offline'));
  vi.stubGlobal('fetch', asked);
  page();
  const boot = document.createElement('script');
  boot.id = 'boot';
  boot.type = 'application/json';
  boot.textContent = JSON.stringify({
    entry: 'data:text/javascript,',
    preload: [],
    modulesFile: { address: '/modules/1/site.json', integrity: 'sha256-x' },
  });
  document.body.append(boot);
  send('pointerdown', 'p');
  send('pointerdown', 'p');
  expect(asked).toHaveBeenCalledExactlyOnceWith('/modules/1/site.json', { integrity: 'sha256-x' });
});

test('a click held before hydration is replayed on the element that replaced its target', async () => {
  const { part, root } = page();
  const [pressed, replacement] = [document.createElement('button'), document.createElement('button')];
  const clicked = vi.fn<() => void>();
  replacement.addEventListener('click', clicked);
  part.append(pressed);
  pressed.click();
  expect(heard).not.toHaveBeenCalled();
  pressed.replaceWith(replacement);
  window.bootApi?.onRedrawn((element) => (element === pressed ? replacement : undefined));
  window.bootApi?.onHydrated(part);
  await Promise.resolve();
  expect(clicked).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledOnce();
  expect(root.contains(replacement)).toBe(true);
});

test('a second tap before hydration counts once', async () => {
  const { part } = page();
  const toggle = document.createElement('button');
  const clicked = vi.fn<() => void>();
  toggle.addEventListener('click', clicked);
  part.append(toggle);
  toggle.click();
  toggle.click();
  window.bootApi?.onHydrated(part);
  await Promise.resolve();
  expect(clicked).toHaveBeenCalledOnce();
});

function rejected(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('G-13: an unhandled rejection opens the notice, except for aborts by the browser', () => {
  const { root } = page();
  const notice = Object.assign(document.createElement('div'), { id: 'shell-load-notice' });
  const showPopover = vi.fn<() => void>();
  root.append(Object.assign(notice, { showPopover }));
  rejected(new DOMException('skipped', 'AbortError'));
  expect(showPopover).not.toHaveBeenCalled();
  rejected(new TypeError('a module failed'));
  expect(showPopover).toHaveBeenCalledOnce();
});

test('an error of other scripts does not turn the page into one without scripts', () => {
  page();
  document.documentElement.dataset['scripted'] = '';
  rejected(new SyntaxError('Unexpected token < in JSON at position 0'));
  expect(document.documentElement.dataset).toHaveProperty('scripted');
  rejected(new SyntaxError('Unexpected token {'));
  expect(document.documentElement.dataset).not.toHaveProperty('scripted');
});

test('a click that makes React render its part again reaches the new button', async () => {
  const { part } = page();
  window.bootApi?.onHydrated(part);
  const [pressed, replacement] = [document.createElement('button'), document.createElement('button')];
  const clicked = vi.fn<() => void>();
  replacement.addEventListener('click', clicked);
  part.append(pressed);
  part.addEventListener(
    'click',
    () => {
      pressed.replaceWith(replacement);
      window.bootApi?.onRedrawn((element) => (element === pressed ? replacement : undefined));
    },
    { capture: true, once: true },
  );
  pressed.click();
  await Promise.resolve();
  expect(clicked).toHaveBeenCalledOnce();
});
