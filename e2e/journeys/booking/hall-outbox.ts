import type { SandboxLane } from '@venue/sandbox/client.ts';
import { expect } from '../fixtures.ts';

/** What reached the venue's services, in short. */
export async function reached(sandbox: SandboxLane) {
  const { requests, reservations, mails, payments } = await sandbox.outbox();
  return {
    calls: requests.map(({ endpoint }) => endpoint),
    halls: reservations.flatMap((reservation) =>
      reservation.reservations.map(({ roomTypeId }) => roomTypeId),
    ),
    mails: mails.length,
    payments: payments.map(({ status }) => status),
  };
}

/** Waits for the sandbox to have had that many calls. */
export async function expectCalls(sandbox: SandboxLane, count: number): Promise<void> {
  await expect.poll(async () => (await reached(sandbox)).calls.length).toBe(count);
}

/** The fields of the only mail that arrived. */
export async function onlyMail(sandbox: SandboxLane): Promise<Record<string, string>> {
  const { mails } = await sandbox.outbox();
  expect(mails).toHaveLength(1);
  return Object.fromEntries((mails[0]?.fields ?? []).map(({ name, value }) => [name, value]));
}
