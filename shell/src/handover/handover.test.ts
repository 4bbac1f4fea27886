// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { handover } from './handover.ts';

test('a page that the browser kept is told what was handed over meanwhile when it is shown again', () => {
  sessionStorage.clear();
  const told = vi.fn<(values: object) => void>();
  const stop = handover('mf-bookings/stay-dates').watch(told);
  sessionStorage.setItem('handover:mf-bookings/stay-dates', JSON.stringify({ checkOut: '2032-01-04' }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(told).toHaveBeenCalledExactlyOnceWith({ checkOut: '2032-01-04' });
  stop();
});

test('a page that the browser kept is told as empty what was taken back meanwhile', () => {
  const { write, watch } = handover('mf-bookings/stay-dates');
  write({ checkIn: '2032-01-01', checkOut: '2032-01-04' });
  const told = vi.fn<(values: object) => void>();
  const stop = watch(told);
  sessionStorage.setItem('handover:mf-bookings/stay-dates', JSON.stringify({ checkOut: '2032-01-05' }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(told).toHaveBeenCalledExactlyOnceWith({ checkIn: '', checkOut: '2032-01-05' });
  stop();
});

test('a page is told as empty what another tab took back', () => {
  const { write, watch } = handover('mf-bookings/hall-wishes');
  write({ eventDate: '2032-01-01', hall: 'Ambali Hall' });
  const told = vi.fn<(values: object) => void>();
  const stop = watch(told);
  const key = 'handover:mf-bookings/hall-wishes';
  localStorage.removeItem(key);
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(told).toHaveBeenCalledExactlyOnceWith({ eventDate: '', hall: '' });
  stop();
});
