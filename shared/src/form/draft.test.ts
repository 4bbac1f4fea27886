// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, hasDraft, restoreDraft, forgetTyped, autosaveDraft } from './draft.ts';
import { readValues } from './field-values.ts';

const markup = `<form>
  <input name="name" autocomplete="name"><input name="email" type="email" autocomplete="email">
  <textarea name="message"></textarea><input name="subCheck" type="checkbox">
  <input name="hall" type="radio" value="Ball Room"><input name="hall" type="radio" value="Ambali Hall">
  <select name="job"><option value="">Choose one</option><option>Cleaner</option></select>
  <input name="invoiceNumber" type="hidden" value="481902"><input name="my_file" type="file"><input value="no name">
</form>`;

const other = `<form><input name="firstName" autocomplete="given-name"><input name="lastName" autocomplete="family-name">
  <input name="mail" autocomplete="email"><input name="phone" type="number" autocomplete="tel"></form>`;

function mount(html: string): HTMLFormElement {
  document.body.innerHTML = html;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

function type(form: HTMLFormElement, name: string, value: string): void {
  const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!control) throw new Error(`no field ${name}`);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function reloaded(html: string, key: string) {
  const form = mount(html);
  restoreDraft(form, key);
  return readValues(form);
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('Q-18: what was typed is back after a reload, boxes and choices too', () => {
  const form = mount(markup);
  autosaveDraft(form, 'contact');
  form.querySelector<HTMLInputElement>('[value="Ambali Hall"]')?.click();
  form.querySelector<HTMLInputElement>('[name=subCheck]')?.click();
  type(form, 'job', 'Cleaner');
  type(form, 'message', 'Two lines\nof text');
  vi.advanceTimersByTime(400);
  expect(reloaded(markup, 'contact')).toEqual({
    hall: 'Ambali Hall',
    subCheck: 'on',
    job: 'Cleaner',
    message: 'Two lines\nof text',
  });
});

test('Q-18: leaving the page within the pause keeps the last letters', () => {
  const form = mount(markup);
  const stop = autosaveDraft(form, 'contact');
  type(form, 'message', 'Hello');
  stop();
  expect(reloaded(markup, 'contact')).toEqual({ message: 'Hello' });
});

test('Q-18: text typed before the draft arrives wins', () => {
  const form = mount(markup);
  const stop = autosaveDraft(form, 'contact');
  type(form, 'message', 'Old');
  stop();
  const fresh = mount(markup);
  type(fresh, 'message', 'New');
  restoreDraft(fresh, 'contact');
  expect(readValues(fresh)).toEqual({ message: 'New' });
});

test('D-06: a reset does not overwrite the draft, a real send removes it', () => {
  const form = mount(markup);
  autosaveDraft(form, 'contact');
  type(form, 'message', 'Hello');
  form.dispatchEvent(new Event('submit'));
  form.reset();
  vi.advanceTimersByTime(400);
  expect(reloaded(markup, 'contact')).toEqual({ message: 'Hello' });
  clearDraft('contact');
  expect(reloaded(markup, 'contact')).toEqual({});
});

test('a form that was sent and changes once more as its page goes leaves no draft', () => {
  const form = mount(markup);
  const stop = autosaveDraft(form, 'contact');
  type(form, 'message', 'For Saturday');
  vi.advanceTimersByTime(300);
  type(form, 'hall', '');
  clearDraft('contact');
  stop();
  expect(hasDraft('contact')).toBe(false);
});

test('Q-06: name, e-mail and phone typed once are known in the other forms', () => {
  const form = mount(markup);
  const stop = autosaveDraft(form, 'contact');
  type(form, 'name', 'Morenikeji Ayo Bello');
  type(form, 'email', 'more@example.com');
  stop();
  expect(reloaded(other, 'hall')).toEqual({
    firstName: 'Morenikeji Ayo',
    lastName: 'Bello',
    mail: 'more@example.com',
  });
});

test('Q-06: names typed in parts come back whole, the newest name replaces the older one', () => {
  const stopFirst = autosaveDraft(mount(markup), 'contact');
  type(document.forms[0] ?? mount(markup), 'name', 'Somebody Else');
  stopFirst();
  const hall = mount(other);
  const stop = autosaveDraft(hall, 'hall');
  type(hall, 'firstName', 'Ade');
  type(hall, 'lastName', 'Ojo');
  type(hall, 'phone', '08031234567');
  stop();
  expect(reloaded(markup, 'quote')).toEqual({ name: 'Ade Ojo' });
});

test('if storage is blocked there are no drafts', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const form = mount(markup);
  const stop = autosaveDraft(form, 'contact');
  type(form, 'message', 'Hello');
  vi.advanceTimersByTime(400);
  expect(readValues(form)).toEqual({ message: 'Hello' });
  expect(hasDraft('contact')).toBe(false);
  stop();
  expect(reloaded(markup, 'contact')).toEqual({});
  vi.unstubAllGlobals();
});

test('a draft is deleted after a day', () => {
  const stop = autosaveDraft(mount(markup), 'contact');
  type(document.forms[0] ?? mount(markup), 'message', 'Hello');
  stop();
  vi.advanceTimersByTime(23 * 60 * 60 * 1000);
  expect(hasDraft('contact')).toBe(true);
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(reloaded(markup, 'contact')).toEqual({});
  expect(localStorage).toHaveLength(0);
});

test('a draft that was written while the clock of the device ran years ahead does not stay for years', () => {
  const today = Date.now();
  vi.setSystemTime(today + 1000 * 24 * 60 * 60 * 1000);
  const stop = autosaveDraft(mount(markup), 'contact');
  type(document.forms[0] ?? mount(markup), 'message', 'Hello');
  stop();
  vi.setSystemTime(today);
  expect(reloaded(markup, 'contact')).toEqual({});
  expect(localStorage).toHaveLength(0);
});

test('one button forgets what was typed here and on other pages, but not another form on this page', () => {
  const quote = mount(markup);
  const leaveQuote = autosaveDraft(quote, 'quote');
  type(quote, 'name', 'Morenikeji');
  leaveQuote();
  document.body.innerHTML = markup + markup;
  const [contact, callback] = document.forms;
  if (!contact || !callback) throw new Error('no forms');
  const stops = [autosaveDraft(contact, 'contact'), autosaveDraft(callback, 'callback')];
  type(contact, 'message', 'Hello');
  type(callback, 'message', 'Ring me');
  vi.advanceTimersByTime(400);
  forgetTyped(contact, 'contact');
  expect(readValues(contact)).toEqual({});
  expect(readValues(callback)).toEqual({ message: 'Ring me' });
  expect(['contact', 'quote', 'callback'].filter(hasDraft)).toEqual(['callback']);
  for (const stop of stops) stop();
  expect(reloaded(markup, 'contact')).toEqual({});
});
