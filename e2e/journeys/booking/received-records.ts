import type { Page } from '@playwright/test';
import type { SandboxLane } from '@venue/sandbox/client.ts';
import { sandboxOrigin } from '../../site/test-ports.ts';
import { expect } from '../support/fixtures.ts';

/** What reached the venue's services, in short. */
export async function receivedSummary(sandbox: SandboxLane) {
  const { requests, reservations, mails, payments } = await sandbox.received();
  return {
    /** What was asked for, but for look-ups of payments, which change nothing. */
    calls: requests.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint !== 'verify'),
    halls: reservations.flatMap((reservation) =>
      reservation.reservations.map(({ roomTypeId }) => roomTypeId),
    ),
    mails: mails.length,
    payments: payments.map(({ status }) => status),
  };
}

/** Resolves with the next question whether something is free, before it is answered. */
export async function availabilityRequest(page: Page): Promise<void> {
  await page.waitForRequest((request) => {
    const url = request.url();
    return url.startsWith(sandboxOrigin) && /availab/i.test(url);
  });
}

/** The fields of the only mail that arrived. */
export async function onlyMail(sandbox: SandboxLane): Promise<Record<string, string>> {
  const { mails } = await sandbox.received();
  expect(mails).toHaveLength(1);
  return Object.fromEntries((mails[0]?.fields ?? []).map(({ name, value }) => [name, value]));
}

/** The e-mails about payments that reached the venue, by their fields. */
export async function paymentMails(sandbox: SandboxLane): Promise<Record<string, string>[]> {
  const { mails } = await sandbox.received();
  return mails
    .filter(({ templateId }) => templateId === 'template_hall_payment')
    .map(({ fields }) => Object.fromEntries(fields.map(({ name, value }) => [name, value])));
}
