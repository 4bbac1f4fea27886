import { vi } from 'vitest';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { sandboxConfiguration } from '../src/configuration.ts';
import type { HallServices } from '../src/hall/flow/hall-services.ts';
import { createBookingLedger } from '../src/hall/ledger/booking-ledger.ts';
import { samplePayServices } from './sample-pay-services.ts';
import { sampleStorage } from './sample-storage.ts';

/** For tests: services at an instant (ms since the epoch) where every card is charged. `others` replaces some of them. */
export function sampleHallServices(at: number, others: Partial<HallServices> = {}) {
  const storage = sampleStorage();
  const { sample, charges } = samplePayServices({ kind: 'paid' }, at);
  const dispatch = vi.fn<HallServices['dispatch']>();
  const report = vi.fn<HallServices['host']['report']>();
  const notify = vi.fn<HallServices['host']['notify']>();
  const services: HallServices = {
    ...sample,
    host: { report, notify, handover: () => sampleChannel() },
    email: sandboxConfiguration('https://mail.example').email,
    bank: { bank: '', accountNumber: '', accountName: '' },
    sendPayment: async () => ({ kind: 'sent' }),
    reservation: undefined,
    browser: { ...sample.browser, storage, pause: async () => {} },
    ledger: createBookingLedger(storage, () => at),
    dispatch,
    ...others,
  };
  return { services, charges, dispatch, report, notify };
}
