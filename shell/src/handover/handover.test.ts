// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { readValues } from '@venue/shared/form/field-values.ts';
import { joinHandover } from '@venue/shared/form/join-handover.ts';
import { clearHandovers, handover, mergeValues, declaredValues } from './handover.ts';

test('a page from the back-forward cache receives the values that were handed over meanwhile', () => {
  sessionStorage.clear();
  const listener = vi.fn<(values: object) => void>();
  const stop = handover('mf-bookings/stay-dates').watch(listener);
  sessionStorage.setItem('handover:mf-bookings/stay-dates', JSON.stringify({ checkOut: '2032-01-04' }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(listener).toHaveBeenCalledExactlyOnceWith({ checkOut: '2032-01-04' });
  stop();
});

test('a page from the back-forward cache receives removed values as empty', () => {
  const { write, watch } = handover('mf-bookings/stay-dates');
  write({ checkIn: '2032-01-01', checkOut: '2032-01-04' });
  const listener = vi.fn<(values: object) => void>();
  const stop = watch(listener);
  sessionStorage.setItem('handover:mf-bookings/stay-dates', JSON.stringify({ checkOut: '2032-01-05' }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(listener).toHaveBeenCalledExactlyOnceWith({ checkIn: '', checkOut: '2032-01-05' });
  stop();
});

test('a page receives values that another tab removed as empty', () => {
  const { write, watch } = handover('mf-bookings/hall-wishes');
  write({ eventDate: '2032-01-01', hall: 'Ambali Hall' });
  const listener = vi.fn<(values: object) => void>();
  const stop = watch(listener);
  const key = 'handover:mf-bookings/hall-wishes';
  localStorage.removeItem(key);
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(listener).toHaveBeenCalledExactlyOnceWith({ eventDate: '', hall: '' });
  stop();
});

test.each(['mf-bookings/hall-wishes', 'mf-bookings/stay-dates'])(
  'forms on the page that show values of %s lose them when all are deleted',
  (set) => {
    const { read, write, watch } = handover(set);
    const values = set.endsWith('wishes') ? { eventDate: '2032-01-01' } : { checkIn: '2032-01-01' };
    write(values);
    const form = document.createElement('form');
    form.innerHTML = `<input name="${Object.keys(values)[0]}">`;
    const leave = joinHandover(form, { read, write, watch }, Object.keys(values));
    expect(readValues(form)).toEqual(values);
    clearHandovers();
    expect(readValues(form)).toEqual({});
    expect(read()).toEqual({});
    leave();
  },
);

const kinds = { eventDate: 'date', startTime: 'time', noOfPeople: 'count', addInfo: 'text' } as const;

test('only declared values of the declared kind are read', () => {
  const stored = {
    eventDate: '2027-03-20',
    startTime: 'noon',
    noOfPeople: '1e3',
    addInfo: 'two\nlines',
    password: 'x',
  };
  expect(declaredValues(stored, kinds)).toEqual({ eventDate: '2027-03-20', addInfo: 'two\nlines' });
});

test('impossible dates and times are left out', () => {
  expect(declaredValues({ eventDate: '2027-02-31', startTime: '24:30' }, kinds)).toEqual({});
});

test('a count is stored as a plain number, however it was typed', () => {
  expect(declaredValues({ noOfPeople: '1,200' }, kinds)).toEqual({ noOfPeople: '1200' });
  expect(declaredValues({ noOfPeople: '०६५०' }, kinds)).toEqual({ noOfPeople: '650' });
});

test('new values are added to stored ones, and an empty one removes a value', () => {
  const kept = { eventDate: '2027-03-20', noOfPeople: '300' };
  expect(mergeValues(kept, { noOfPeople: '', startTime: '12:00' }, kinds)).toEqual({
    eventDate: '2027-03-20',
    startTime: '12:00',
  });
});
