import { useState, useSyncExternalStore } from 'react';
import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { announceStorageChange, watchStorage } from '@venue/shared/storage/device-storage.ts';
import { withLock } from '@venue/shared/tabs/lock.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { type BookingHost, useHost } from '../host.ts';
import { sendStoredMail } from '../mail/stored-mail.ts';
import { sendFields } from '../mail/venue-mail.ts';
import { deviceStorage, storedText, storageKeys } from '../storage/device-storage.ts';
import {
  createWaitingListLedger,
  type WaitingListLedger,
  unsentMailOf,
  type WaitMail,
  type WaitingListEntry,
} from './waiting-list-ledger.ts';
import { waitFields } from './waiting-list-mail.ts';

export type WaitingListServices = {
  ledger: WaitingListLedger;
  send: (record: WaitingListEntry, mail: WaitMail) => Promise<EmailOutcome>;
  report: BookingHost['report'];
  withLock: typeof withLock;
};

/** Announces every write, so that the page shows it. */
const announcingStorage = {
  ...deviceStorage,
  setItem: (key: string, text: string) => {
    deviceStorage.setItem(key, text);
    announceStorageChange();
  },
};

function waitServices({ config, report }: BookingHost): WaitingListServices {
  return {
    ledger: createWaitingListLedger(announcingStorage, now),
    send: (record, mail) => sendFields(waitFields(record, mail), 'waitingList', config.email),
    report,
    withLock,
  };
}

async function sendNow(
  { ledger, send, report }: WaitingListServices,
  record: WaitingListEntry,
  mail: WaitMail,
): Promise<void> {
  const { id, at } = record;
  const latest = () => {
    const stored = ledger.latest(id);
    // It may have been replaced by a new request for the same days.
    return stored?.at === at ? stored : undefined;
  };
  await sendStoredMail({
    state: () => {
      const stored = latest();
      return stored && (stored[mail] ?? 'unsent');
    },
    save: (state) => latest() && ledger.update(id, { [mail]: state }),
    send: () => send(record, mail),
    report,
    about: 'e-mail about a wait',
  });
}

/** Sends the e-mail that is still to be sent, the request or the withdrawal. Tabs take turns. */
export function sendWaitingListMail(services: WaitingListServices, id: string): Promise<void> {
  return services.withLock(`e-mail of ${id}`, async () => {
    const record = services.ledger.latest(id);
    const mail = record && unsentMailOf(record);
    if (record && mail) await sendNow(services, record, mail);
  });
}

/** Withdraws a request by a second e-mail; one that was never sent is only deleted. */
export async function withdraw(services: WaitingListServices, id: string): Promise<void> {
  const record = services.ledger.latest(id);
  if (!record) return;
  if (record.requestMail === 'unsent') {
    services.ledger.remove(id);
    return;
  }
  services.ledger.update(id, { withdrawalMail: record.withdrawalMail ?? 'unsent' });
  await sendWaitingListMail(services, id);
}

/** Waiting-list requests of this device; `busy` while this page sends an e-mail. */
export function useWaitingList() {
  const host = useHost();
  const [services] = useState(() => waitServices(host));
  const [busy, setBusy] = useState(false);
  // Renders again when any tab writes a request.
  useSyncExternalStore(
    watchStorage,
    () => storedText(storageKeys.waits),
    () => null,
  );

  async function run(work: Promise<void>): Promise<void> {
    setBusy(true);
    await work.catch(host.report);
    setBusy(false);
  }

  return {
    busy,
    latest: services.ledger.latest,
    ask: (record: WaitingListEntry) => {
      services.ledger.save(record);
      return run(sendWaitingListMail(services, record.id));
    },
    send: (id: string) => run(sendWaitingListMail(services, id)),
    withdraw: (id: string) => run(withdraw(services, id)),
  };
}
