import { randomUUID } from 'node:crypto';
import type { Fault } from './fault.ts';
import type {
  FailureReport,
  Mail,
  ReceivedRecords,
  Payment,
  Reservation,
  ServiceRequest,
} from './records.ts';

const rememberedRequests = 500;
const rememberedReports = 200;

type Received =
  | { of: 'mails'; value: Mail }
  | { of: 'reservations'; value: Reservation }
  | { of: 'payments'; value: Payment }
  | { of: 'requests'; value: ServiceRequest }
  | { of: 'reports'; value: FailureReport };

/** A visitor's (or a test's) own copy of the three services: what they received, and their faults. */
export type Lane = {
  received: ReceivedRecords;
  /** Attached files, by id. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** Adds a record, or replaces the one with the same id. */
  save: (received: Received) => void;
  clear: () => void;
  faults: () => Fault[];
  setFaults: (faults: Fault[]) => void;
  /** The first fault that matches, counted against its `times`. */
  takeFault: (matches: (fault: Fault) => boolean) => Fault | undefined;
  /** Resolves when no fault matches any more. */
  untilReleased: (holds: (fault: Fault) => boolean) => Promise<void>;
};

function nothingReceived(): ReceivedRecords {
  return { mails: [], reservations: [], payments: [], requests: [], reports: [] };
}

function upsert<Item extends { id: string }>(items: Item[], item: Item): void {
  const place = items.findIndex((existing) => existing.id === item.id);
  if (place === -1) items.push(item);
  else items[place] = item;
}

function keep(records: ReceivedRecords, received: Received): void {
  switch (received.of) {
    case 'mails':
      return upsert(records.mails, received.value);
    case 'reservations':
      return upsert(records.reservations, received.value);
    case 'payments':
      return upsert(records.payments, received.value);
    case 'reports':
      upsert(records.reports, received.value);
      records.reports.splice(0, records.reports.length - rememberedReports);
      return;
    case 'requests':
      upsert(records.requests, received.value);
      records.requests.splice(0, records.requests.length - rememberedRequests);
  }
}

function oneFewer(fault: Fault): Fault[] {
  if (fault.times === undefined) return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}

/** A new, empty lane. It exists until the process ends. */
export function openLane(): Lane {
  const records = nothingReceived();
  const files: Lane['files'] = new Map();
  let faults: Fault[] = [];
  const waiting = new Set<() => void>();

  function setFaults(next: Fault[]): void {
    faults = next;
    for (const retry of Array.from(waiting)) retry();
  }

  return {
    received: records,
    files,
    save: (received) => keep(records, received),
    clear() {
      files.clear();
      Object.assign(records, nothingReceived());
      setFaults([]);
    },
    faults: () => faults,
    setFaults,
    takeFault(matches) {
      const met = faults.find(matches);
      if (met?.times !== undefined)
        setFaults(faults.flatMap((fault) => (fault === met ? oneFewer(fault) : [fault])));
      return met;
    },
    untilReleased: (holds) =>
      new Promise((resolve) => {
        const retry = (): void => {
          if (faults.some(holds)) return;
          waiting.delete(retry);
          resolve();
        };
        waiting.add(retry);
        retry();
      }),
  };
}

/** Id and time of a new record. */
export function newRecord(): { id: string; at: string } {
  return { id: randomUUID(), at: new Date().toISOString() };
}
