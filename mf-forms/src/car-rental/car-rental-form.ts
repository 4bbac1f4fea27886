import { addressOf } from '@venue/shared/contract/address-of.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';
import { emailField, nameField, phoneField } from '../mail-form/person-fields.ts';

/** F-12. */
export const carRentalForm = {
  name: 'carRental',
  title: 'Book a car',
  subject: 'A car, please',
  fields: [
    { control: 'line', name: 'pickupLocation', label: 'Pick-up place' },
    { control: 'line', type: 'datetime-local', name: 'pickupTime', label: 'Pick-up time' },
    { control: 'line', name: 'dropoffLocation', label: 'Drop-off place' },
    { control: 'line', type: 'datetime-local', name: 'dropoffTime', label: 'Drop-off time' },
    { ...nameField, wide: true },
    { ...emailField, hint: 'We send the price here, in office hours' },
    { ...phoneField, name: 'number', label: 'Phone number', hint: 'So that the driver can reach you' },
  ],
  submit: 'Ask for the car',
  privacy: 'Times are Lagos time. Your details are used for this booking, and for nothing else.',
  isRequest: true,
  next: {
    text: `A person reads it in office hours: ${officeHours}, Lagos time. Until you are answered no car is booked.`,
    way: { title: 'Meanwhile: a room for the night', path: addressOf('mf-marketing/hotels') },
  },
} as const satisfies EmailFormSpec;
