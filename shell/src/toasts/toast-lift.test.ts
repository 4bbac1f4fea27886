import { expect, test } from 'vitest';
import { type Box, toastLift } from './toast-lift.ts';

const toasts = { left: 16, right: 396, top: 755, bottom: 819 };
const seen = { top: 0, bottom: 915 };

function field(top: number, height = 48): Box {
  return { left: 16, right: 396, top, bottom: top + height };
}

test('T-14: toasts rest where they are while nothing is in their way', () => {
  expect(toastLift(toasts, seen, [])).toBe(0);
  expect(toastLift(toasts, { top: 0, bottom: toasts.bottom }, [])).toBe(0);
  expect(toastLift(toasts, seen, [field(600)])).toBe(0);
  expect(toastLift(toasts, seen, [{ ...field(760), left: 400, right: 800 }])).toBe(0);
});

test('they stand clear above what has the focus', () => {
  expect(toastLift(toasts, seen, [field(760)])).toBe(819 + 4 - 760);
  expect(toastLift(toasts, seen, [field(740)])).toBe(819 + 4 - 740);
});

test('above a keyboard, too', () => {
  const above = { top: 0, bottom: 500 };
  expect(toastLift(toasts, above, [])).toBe(819 + 4 - 500);
  expect(toastLift(toasts, above, [field(200)])).toBe(819 + 4 - 500);
  expect(toastLift(toasts, above, [field(430)])).toBe(819 + 4 - 430);
});

test('where label and words leave no room, the field alone is kept clear; where that leaves none, they rest', () => {
  expect(toastLift(toasts, seen, [field(40, 860), field(800)])).toBe(819 + 4 - 800);
  expect(toastLift(toasts, seen, [field(40, 860)])).toBe(0);
  expect(toastLift(toasts, { top: 0, bottom: 120 }, [field(30)])).toBe(0);
});
