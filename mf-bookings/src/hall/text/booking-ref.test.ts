import { expect, test } from 'vitest';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { hallRowText } from '../../device/hall-row-text.ts';
import { storedBookingSchema } from '../ledger/stored-halls.ts';
import { invoiceFacts } from './invoice-facts.ts';
import { dashboardFields } from './payment-names.ts';

const booked = { ...sampleBooking, bookingRef: 'SBX-1' };
const now = sampleBooking.invoice.issuedAt;

test('the service’s booking reference is on the invoice, in the list and on the payment dashboard', () => {
  expect(invoiceFacts(booked)).toContainEqual({ name: 'Booking reference', value: 'SBX-1', verbatim: true });
  expect(hallRowText(booked, now).number).toBe('Invoice 481902, booking reference SBX-1');
  expect(dashboardFields(booked, 'full')).toContainEqual({ name: 'Booking reference', value: 'SBX-1' });
});

test('a booking to which the service gave no reference says nothing of it', () => {
  const kept: unknown = JSON.parse(JSON.stringify(sampleBooking));
  expect(storedBookingSchema.parse(kept)).toMatchObject({ invoice: { number: '481902' } });
  expect(invoiceFacts(sampleBooking).some(({ name }) => name === 'Booking reference')).toBe(false);
  expect(storedBookingSchema.parse(JSON.parse(JSON.stringify(booked))).bookingRef).toBe('SBX-1');
});
