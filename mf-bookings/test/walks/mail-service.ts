import { type EmailOutcome, failedEmail } from '@venue/shared/email/email-outcome.ts';
import type { HallBooking } from '../../src/hall/booking/booking.ts';
import type { Device } from './world.ts';

/** The e-mail service. E-mails are identified by what they are about: a number or a reference. */
export type MailService = {
  arrived: Set<string>;
  send: (tab: number, about: string) => Promise<EmailOutcome>;
};

/** Identifies the e-mail of an invoice, including its address. */
export function invoiceAt({ invoice, details }: HallBooking): string {
  return `${invoice.number} to ${details.email}`;
}

export function createMailService(device: Device): MailService {
  const service: MailService = {
    arrived: new Set(),
    send: (tab, about) => {
      const arrive = (): EmailOutcome => {
        service.arrived.add(about);
        return { kind: 'sent' };
      };
      const unanswered = failedEmail('unanswered', 'lost');
      return device.until<EmailOutcome>(tab, 'mail', {
        sent: arrive,
        lost: () => ({
          ...unanswered,
          later: device.until<EmailOutcome>(tab, 'late mail', { arrives: arrive }),
        }),
        'arrives, answer lost': () => {
          arrive();
          return unanswered;
        },
        refused: () => failedEmail('refused', 'HTTP 500'),
        'recipient refused': () => failedEmail('recipient', 'HTTP 422'),
      });
    },
  };
  return service;
}
