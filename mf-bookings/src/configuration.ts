import * as z from 'zod';
import { emailSection, sandboxEmail, serviceAddress } from '@venue/shared/email/email-section.ts';
import { manifest } from '../manifest.ts';
import type { PlaceId } from './place-ids.ts';

const text = z.string().min(1);
const room = z
  .strictObject({ facilityTypeId: z.int(), roomTypeId: z.int() })
  .describe('Its ids in the service')
  .optional();

/** The sections of the site's configuration that this remote reads. */
export const configuration = {
  email: emailSection,
  reservation: z
    .strictObject({
      baseUrl: serviceAddress.meta({
        description: 'Address of the reservation service',
        policy: 'connect',
      }),
      apiKey: text
        .describe('A guest key, which is public; leave it out if a proxy on your server adds it')
        .optional(),
      rooms: z
        .strictObject({
          'three-bedroom': room,
          'two-bedroom': room,
          'standard-suite': room,
          'deluxe-suite': room,
          'concert-space': room,
        } satisfies Record<PlaceId, typeof room>)
        .describe('Rooms and spaces whose availability the service can check before anyone pays')
        .optional(),
      verifiesPayments: z
        .boolean()
        .describe('Whether the service verifies each card payment; off by default')
        .optional(),
    })
    .meta({
      description: 'Without this section the site holds no halls: the form requests the date by e-mail',
      mayBeAbsent: true,
    })
    .optional(),
  payment: z.strictObject({
    publicKey: z
      .string()
      .regex(/^pk_\w+$/)
      .meta({
        description: 'The account’s public key',
        allowed: 'a public key, pk_live_… (pk_test_… only in a sandbox)',
        live: '^pk_live_',
      }),
    checkoutUrl: serviceAddress.meta({ description: 'The provider’s checkout page', policy: 'frame' }),
  }),
  bank: z
    .strictObject({ bank: text, accountNumber: text, accountName: text })
    .describe('Account for bank transfers, shown on the invoice'),
};

export type Configuration = {
  [Section in keyof typeof configuration]: z.infer<(typeof configuration)[Section]>;
} & {
  /** A key of the site itself: where page failures are reported, if anywhere. */
  reportUrl?: string | undefined;
};

/** The same sections for the sandbox, which plays every service. */
export function sandboxConfiguration(origin: string): Configuration {
  return {
    email: sandboxEmail(origin, manifest.mailForms),
    reservation: {
      baseUrl: origin,
      apiKey: 'sandbox_reservation_key',
      rooms: {
        'three-bedroom': { facilityTypeId: 4, roomTypeId: 43 },
        'two-bedroom': { facilityTypeId: 4, roomTypeId: 42 },
        'standard-suite': { facilityTypeId: 1, roomTypeId: 11 },
        'deluxe-suite': { facilityTypeId: 1, roomTypeId: 12 },
        'concert-space': { facilityTypeId: 3, roomTypeId: 31 },
      },
      verifiesPayments: true,
    },
    payment: { publicKey: 'pk_test_sandbox', checkoutUrl: `${origin}/checkout` },
    bank: {
      bank: 'Sample Bank (sandbox)',
      accountNumber: '0000 000 000',
      accountName: 'Ariya Sample Account',
    },
  };
}
