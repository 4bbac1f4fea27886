// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreTypedValues, reloadKeepingTyped } from './typed-values.ts';

const reload = vi.fn<() => void>();

function field(id: string): HTMLInputElement {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${id}`);
  return found;
}

function openForm(): void {
  document.body.innerHTML = '<input id="name"><input id="terms" type="checkbox"><input id="cv" type="file">';
}

function cameBy(type: string): void {
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}), type };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  openForm();
  field('name').value = 'Adé';
  field('terms').checked = true;
  reloadKeepingTyped();
  openForm();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('after a reload the fields contain what was typed, once', () => {
  cameBy('reload');
  expect(reload).toHaveBeenCalled();
  restoreTypedValues();
  expect(field('name').value).toBe('Adé');
  expect(field('terms').checked).toBe(true);
  openForm();
  restoreTypedValues();
  expect(field('name').value).toBe('');
});

test('another page does not get what was typed', () => {
  cameBy('navigate');
  restoreTypedValues();
  expect(field('name').value).toBe('');
});
