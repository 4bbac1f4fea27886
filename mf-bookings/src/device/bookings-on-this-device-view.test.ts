import { expect, test } from 'vitest';
import { listText } from './bookings-on-this-device-view.tsx';

test.each([
  [0, 0, 'Invoices to pay and receipts to keep, saved in this browser.'],
  [1, 1, 'One still open. It is stored in this browser only.'],
  [1, 3, 'One still open, two settled. They are stored in this browser only.'],
  [0, 1, 'One settled. It is stored in this browser only.'],
])('%i open of %i', (open, all, text) => {
  expect(listText({ open, all })).toBe(text);
});
