import { watchKept } from '@venue/shared/storage/device-storage.ts';
import { useState, useSyncExternalStore } from 'react';
import { useHost } from '../host.ts';
import { storedText, storageKeys } from '../storage/device-storage.ts';
import { sendWait, takeBack, waitServices } from './send-wait.ts';
import type { WaitRecord } from './wait-record.ts';

/** Waiting-list requests of this device; `busy` while this page sends an e-mail. */
export function useWait() {
  const host = useHost();
  const [services] = useState(() => waitServices(host));
  const [busy, setBusy] = useState(false);
  // Renders again when any tab writes a request.
  useSyncExternalStore(
    watchKept,
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
    ask: (record: WaitRecord) => {
      services.ledger.keep(record);
      return run(sendWait(services, record.id));
    },
    send: (id: string) => run(sendWait(services, id)),
    takeBack: (id: string) => run(takeBack(services, id)),
  };
}
