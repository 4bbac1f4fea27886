// @vitest-environment happy-dom
import { Suspense, useEffect, useId, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { carryOverRedrawn, watchRedrawing } from './redrawn.ts';

const readAtFirst = vi.fn<(name: string) => void>();
const told = vi.fn<(code: string) => void>();

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

/** The page as it came, and something else that changes it before it lives. */
function arrive(change: (root: HTMLElement) => void): HTMLElement {
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

/** Brings the page to life; resolves when it was drawn anew and its effects ran. */
async function onHydrated(root: HTMLElement): Promise<void> {
  const former = find(root, 'form');
  watchRedrawing(root);
  hydrateRoot(root, page, { onRecoverableError: () => told(carryOverRedrawn()) });
  await vi.waitFor(
    () => {
      expect(find(root, 'form')).not.toBe(former);
      expect(readAtFirst).toHaveBeenCalled();
    },
    { timeout: 4000 },
  );
}

const changes: Record<string, (root: HTMLElement) => void> = {
  'a password manager puts an element beside a field': (root) =>
    find(root, '#form-name').after(document.createElement('div')),
  'an app puts one in front of the form': (root) => find(root, 'form').before(document.createElement('div')),
  'a translator wraps and changes text': (root) => {
    const font = document.createElement('font');
    font.textContent = 'Qui êtes-vous ?';
    find(root, 'p').replaceChildren(font);
  },
  'an app puts a field of its own into the form': (root) =>
    find(root, '#form-name').before(Object.assign(document.createElement('input'), { className: 'theirs' })),
};

afterEach(() => {
  document.body.replaceChildren();
  readAtFirst.mockClear();
  told.mockClear();
  delete window.bootApi;
});

test.each(Object.entries(changes))(
  'what a visitor did in a form is in the one that takes its place when %s',
  async (_what, change) => {
    const root = arrive(change);
    fillIn(root);
    const message = find(root, 'textarea');
    message.focus();
    if (message instanceof HTMLTextAreaElement) message.setSelectionRange(1, 3);
    await onHydrated(root);
    expect(stateOf(root)).toEqual(filledIn);
    expect(focus()).toEqual(['message', 1, 3]);
    expect(told.mock.calls).toEqual([['page-changed']]);
  },
);

const ownFaults: Record<string, (root: HTMLElement) => void> = {
  'something else than was composed': (root) => find(root, 'p').replaceWith(document.createElement('h2')),
  'next to nothing of it': (root) =>
    find(root, 'form').prepend(...Array.from({ length: 30 }, () => document.createElement('p'))),
};

test.each(Object.entries(ownFaults))(
  'where our own code draws %s, the failure is ours',
  async (_what, compose) => {
    await onHydrated(arrive(compose));
    expect(told.mock.calls).toEqual([['hydration']]);
  },
);

test('components find it when they begin to live, as they find what was typed into a page that is hydrated', async () => {
  const root = arrive(changes['an app puts one in front of the form'] ?? (() => undefined));
  fillIn(root);
  await onHydrated(root);
  expect(readAtFirst.mock.calls).toEqual([['Adé']]);
});

test('a focus that was given up stays given up', async () => {
  const root = arrive(changes['an app puts one in front of the form'] ?? (() => undefined));
  watchRedrawing(root);
  find(root, 'textarea').focus();
  find(root, 'textarea').blur();
  await Promise.resolve();
  await onHydrated(root);
  expect(document.activeElement).toBe(document.body);
});

test('what was pressed is told its replacement', async () => {
  const root = arrive(changes['an app puts one in front of the form'] ?? (() => undefined));
  const pressed = find(root, 'button');
  const replacements: unknown[] = [];
  window.bootApi = {
    onHydrated: () => undefined,
    hasHeldEvents: () => false,
    onReplaced: (replacementOf) => void replacements.push(replacementOf(pressed)),
    fullyShown: Promise.resolve(),
    fetchAllPictures: () => undefined,
  };
  await onHydrated(root);
  expect(replacements).toEqual([find(root, 'button')]);
});
