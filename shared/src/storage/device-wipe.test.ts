// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import { saveMessage, savedMessages } from '../email/outbox.ts';
import { hasDraft, saveDraft, autosaveDraft } from '../form/draft.ts';
import { readTabRecord, writeTabRecord } from '../form/stored-record.ts';
import { writeDeviceText, readDeviceText, watchStorage } from './device-storage.ts';
import { watchWipe, wipeDevice, wipedAt } from './device-wipe.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('when another tab deletes everything, this tab deletes its own data too', () => {
  writeTabRecord('visitor', { name: 'Morenikeji' });
  const heard = vi.fn<() => void>();
  const stop = watchWipe(heard);
  localStorage.setItem('wiped', '1000');
  dispatchEvent(new StorageEvent('storage', { key: 'wiped', newValue: '1000' }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(readTabRecord('visitor')).toEqual({});
  writeTabRecord('visitor', { name: 'Adé' });
  expect(readTabRecord('visitor')).toEqual({ name: 'Adé' });
  stop();
});

test('a page from the back-forward cache notices what another tab stored or deleted meanwhile', () => {
  const heard = vi.fn<() => void>();
  const changed = vi.fn<() => void>();
  const stops = [watchWipe(heard), watchStorage(changed)];
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(true);
  expect([heard, changed].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  localStorage.setItem('wiped', '1000');
  show(false);
  expect([heard, changed].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  show(true);
  expect([heard, changed].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  show(true);
  expect([heard, changed].map(({ mock }) => mock.calls.length)).toEqual([1, 3]);
  for (const stop of stops) stop();
  show(true);
  expect([heard, changed].map(({ mock }) => mock.calls.length)).toEqual([1, 3]);
});

test('deleting everything empties forms, which are not saved again when the page is left', () => {
  document.body.innerHTML = '<form><input name="name" autocomplete="name"></form>';
  const [form] = document.forms;
  const [field] = document.querySelectorAll('input');
  if (!form || !field) throw new Error('no form');
  const stop = autosaveDraft(form, 'contact');
  field.value = 'Morenikeji';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  wipeDevice(1000);
  expect(field.value).toBe('');
  stop();
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Morenikeji');
});

test('a deletion that is dated in the future is ignored', () => {
  wipeDevice(2000);
  expect(wipedAt(localStorage, 2000)).toBe(2000);
  expect(wipedAt(localStorage, 1999)).toBe(0);
});

test('deleting everything removes what was typed, booked or waits, and keeps the settings of the site', () => {
  writeDeviceText('hall-bookings', '{}');
  writeDeviceText('data-saver', 'on');
  writeTabRecord('visitor', { name: 'Morenikeji' });
  saveDraft('contact', { name: 'Morenikeji' });
  const message = { form: 'contact', subject: 'A message', text: 'From Morenikeji', values: {} };
  saveMessage({ ...message, savedAt: 1, mayHaveArrived: false });
  const heard = vi.fn<() => void>();
  const stop = watchStorage(heard);
  wipeDevice(1000);
  stop();
  expect(heard).toHaveBeenCalledOnce();
  expect(readDeviceText('hall-bookings')).toBeNull();
  expect(hasDraft('contact')).toBe(false);
  expect(savedMessages()).toEqual([]);
  expect(readTabRecord('visitor')).toEqual({});
  expect(readDeviceText('data-saver')).toBe('on');
});

test('where the browser refuses all site data, a wipe is heard all the same', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const heard = vi.fn<() => void>();
  const stop = watchWipe(heard);
  wipeDevice(1000);
  stop();
  vi.unstubAllGlobals();
  expect(heard).toHaveBeenCalledOnce();
});
