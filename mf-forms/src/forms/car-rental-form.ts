import { addressOf } from '@venue/shared/contract/address-of.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { type EmailFormSpec, emailField, nameField, phoneField } from '../email-form/email-form-spec.ts';

/** F-12. */
export const carRentalForm = {
  name: 'carRental',
  title: 'Book a car',
  subject: 'A car, please',
  fields: [
    { control: 'input', name: 'pickupLocation', label: 'Pick-up place' },
    { control: 'input', type: 'datetime-local', name: 'pickupTime', label: 'Pick-up time' },
    { control: 'input', name: 'dropoffLocation', label: 'Drop-off place' },
    {
      control: 'input',
      type: 'datetime-local',
      name: 'dropoffTime',
      label: 'Drop-off time',
      after: 'pickupTime',
    },
    { ...nameField, wide: true },
    { ...emailField, hint: 'We’ll send the price here, in office hours' },
    { ...phoneField, name: 'number', label: 'Phone number', hint: 'So that the driver can reach you' },
  ],
  submit: 'Request the car',
  privacy: 'Times are Lagos time. We use your details only for this booking.',
  isRequest: true,
  next: {
    text: `We’ll read it in office hours: ${officeHours}, Lagos time. No car is booked until you hear from us.`,
    link: { title: 'Meanwhile: a room for the night', path: addressOf('mf-marketing/hotels') },
  },
} as const satisfies EmailFormSpec;
