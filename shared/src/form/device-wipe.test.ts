// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { announceWipe, watchWipe, wipedAt } from './device-wipe.ts';
import { keepDraft } from './keep-draft.ts';
import { readSessionRecord, writeSessionRecord } from './session-record.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a wipe of another tab is heard, and what this tab kept for itself is forgotten', () => {
  writeSessionRecord('visitor', { name: 'Morenikeji' });
  const heard = vi.fn<() => void>();
  const stop = watchWipe(heard);
  localStorage.setItem('wiped', '1000');
  dispatchEvent(new StorageEvent('storage', { key: 'wiped', newValue: '1000' }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(readSessionRecord('visitor')).toEqual({});
  writeSessionRecord('visitor', { name: 'Adé' });
  expect(readSessionRecord('visitor')).toEqual({ name: 'Adé' });
  stop();
});

test('what stands in a form goes with the wipe, and is not saved when the page is left', () => {
  document.body.innerHTML = '<form><input name="name" autocomplete="name"></form>';
  const [form] = document.forms;
  const [field] = document.querySelectorAll('input');
  if (!form || !field) throw new Error('no form');
  const stop = keepDraft(form, 'contact');
  field.value = 'Morenikeji';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  announceWipe(1000);
  expect(field.value).toBe('');
  stop();
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Morenikeji');
});

test('a wipe that is still to come by the clock counts as none', () => {
  announceWipe(2000);
  expect(wipedAt(localStorage, 2000)).toBe(2000);
  expect(wipedAt(localStorage, 1999)).toBe(0);
});

test('where the browser refuses all site data, nothing counts as wiped', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(wipedAt({ getItem: refuse }, 1000)).toBe(0);
});
