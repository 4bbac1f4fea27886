// @vitest-environment happy-dom

import { Suspense, useEffect, useId, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { watchRedrawing } from './redrawn.ts';

const readAtFirst = vi.fn<(name: string) => void>();

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const seating = useId();
  useEffect(() => {
    const name = form.current && new FormData(form.current).get('name');
    if (typeof name === 'string') readAtFirst(name);
  }, []);
  return (
    <form ref={form}>
      <input id="form-name" name="name" />
      <p>Who are you?</p>
      <textarea id="form-message" name="message" />
      <select id="form-place" name="place">
        <option value="">Choose one</option>
        <option value="hall">Hall</option>
      </select>
      <input type="checkbox" name="terms" />
      <input type="radio" name={seating} value="rows" defaultChecked />
      <input type="radio" name={seating} value="tables" />
      <details>
        <summary>More</summary>
      </details>
      <button type="submit">Send</button>
    </form>
  );
}

const page = (
  <Suspense>
    <main>
      <Form />
    </main>
  </Suspense>
);

/** The prerendered page, changed by something else before hydration. */
function prerendered(change: (root: HTMLElement) => void): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  change(root);
  return root;
}

function find(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** What the form would send, with the state of its fold. */
function stateOf(root: HTMLElement) {
  const form = find(root, 'form');
  const sent = form instanceof HTMLFormElement ? [...new FormData(form)] : [];
  const values = sent.map(([name, value]) => [/^_r_/i.test(name) ? 'seating' : name, value]);
  return { ...Object.fromEntries(values), isOpen: find(root, 'details').hasAttribute('open') };
}

const filledIn = {
  name: 'Adé',
  message: 'Two lines',
  place: 'hall',
  terms: 'on',
  seating: 'tables',
  isOpen: true,
};

function fillIn(root: HTMLElement): void {
  Object.assign(find(root, '#form-name'), { value: filledIn.name });
  Object.assign(find(root, 'textarea'), { value: filledIn.message });
  Object.assign(find(root, 'select'), { value: filledIn.place });
  Object.assign(find(root, '[name=terms]'), { checked: true });
  Object.assign(find(root, '[value=tables]'), { checked: true });
  find(root, 'details').setAttribute('open', '');
}

/** The focus, with the letters that are selected. */
function focus() {
  const { activeElement } = document;
  const isArea = activeElement instanceof HTMLTextAreaElement;
  return isArea ? [activeElement.name, activeElement.selectionStart, activeElement.selectionEnd] : [];
}

/** Hydrates the page; resolves when it was rendered again and its effects ran. */
async function onHydrated(root: HTMLElement): Promise<void> {
  const former = find(root, 'form');
  const transferToRedrawn = watchRedrawing(root);
  hydrateRoot(root, page, { onRecoverableError: transferToRedrawn });
  await vi.waitFor(
    () => {
      expect(find(root, 'form')).not.toBe(former);
      expect(readAtFirst).toHaveBeenCalled();
    },
    { timeout: 4000 },
  );
}

const changes: Record<string, (root: HTMLElement) => void> = {
  'a password manager inserts an element beside a field': (root) =>
    find(root, '#form-name').after(document.createElement('div')),
  'an app inserts an element before the form': (root) =>
    find(root, 'form').before(document.createElement('div')),
  'a translator wraps and changes text': (root) => {
    const font = document.createElement('font');
    font.textContent = 'Qui êtes-vous ?';
    find(root, 'p').replaceChildren(font);
  },
  'an app inserts a field of its own': (root) =>
    find(root, '#form-name').before(Object.assign(document.createElement('input'), { className: 'theirs' })),
};

afterEach(() => {
  document.body.replaceChildren();
  readAtFirst.mockClear();
  delete window.bootApi;
});

test.each(Object.entries(changes))(
  'what a visitor did in a form is kept when %s and React renders it again',
  async (_what, change) => {
    const root = prerendered(change);
    fillIn(root);
    const message = find(root, 'textarea');
    message.focus();
    if (message instanceof HTMLTextAreaElement) message.setSelectionRange(1, 3);
    await onHydrated(root);
    expect(stateOf(root)).toEqual(filledIn);
    expect(focus()).toEqual(['message', 1, 3]);
  },
);

test('components find what was typed when they mount, as they do during hydration', async () => {
  const root = prerendered(changes['an app inserts an element before the form'] ?? (() => undefined));
  fillIn(root);
  await onHydrated(root);
  expect(readAtFirst.mock.calls).toEqual([['Adé']]);
});

test('a field that lost the focus before does not get it back', async () => {
  const root = prerendered(changes['an app inserts an element before the form'] ?? (() => undefined));
  watchRedrawing(root);
  find(root, 'textarea').focus();
  find(root, 'textarea').blur();
  await Promise.resolve();
  await onHydrated(root);
  expect(document.activeElement).toBe(document.body);
});

test('the inline script learns what replaced a pressed button', async () => {
  const root = prerendered(changes['an app inserts an element before the form'] ?? (() => undefined));
  const pressed = find(root, 'button');
  const replacements: unknown[] = [];
  window.bootApi = {
    onHydrated: () => undefined,
    hasHeldEvents: () => false,
    onRedrawn: (replacementOf) => void replacements.push(replacementOf(pressed)),
    fullyShown: Promise.resolve(),
    fetchAllPictures: () => undefined,
  };
  await onHydrated(root);
  expect(replacements).toEqual([find(root, 'button')]);
});
