import { expect, test } from 'vitest';
import { listText } from './bookings-on-this-device-view.tsx';

test.each([
  [0, 0, 'Invoices to pay and receipts to keep, saved in this browser.'],
  [1, 1, 'One to settle. It is in this browser only.'],
  [1, 3, 'One to settle, two to keep. They are in this browser only.'],
  [0, 1, 'One to keep. It is in this browser only.'],
])('%i open of %i', (open, all, text) => {
  expect(listText({ open, all })).toBe(text);
});
