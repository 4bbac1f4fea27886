import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Fault, faultSchema } from './fault.ts';
import type { Journal } from './journal.ts';
import {
  mailSchema,
  type Outbox,
  paymentSchema,
  reportSchema,
  requestSchema,
  reservationSchema,
} from './records.ts';

const rememberedRequests = 500;
const rememberedReports = 200;

const changeSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('mails'), value: mailSchema }),
  z.object({ of: z.literal('reservations'), value: reservationSchema }),
  z.object({ of: z.literal('payments'), value: paymentSchema }),
  z.object({ of: z.literal('requests'), value: requestSchema }),
  z.object({ of: z.literal('reports'), value: reportSchema }),
  z.object({ of: z.literal('faults'), value: z.array(faultSchema) }),
]);
type Change = z.infer<typeof changeSchema>;
type RecordChange = Exclude<Change, { of: 'faults' }>;

/** One visitor's (or one test's) own copy of the three services: what they received and what is wrong with them. */
export type Lane = {
  outbox: Outbox;
  files: Pick<Journal, 'getFile' | 'putFile'>;
  /** Adds a record, or replaces the one with the same id. */
  save: (change: RecordChange) => void;
  clear: () => void;
  faults: () => Fault[];
  setFaults: (faults: Fault[]) => void;
  /** The first fault that matches, counted against its `times`. */
  takeFault: (matches: (fault: Fault) => boolean) => Fault | undefined;
  /** Settles when no fault matches any more. */
  untilReleased: (holds: (fault: Fault) => boolean) => Promise<void>;
};

function emptyOutbox(): Outbox {
  return { mails: [], reservations: [], payments: [], requests: [], reports: [] };
}

function upsert<Item extends { id: string }>(items: Item[], item: Item): void {
  const place = items.findIndex((existing) => existing.id === item.id);
  if (place === -1) items.push(item);
  else items[place] = item;
}

function apply(outbox: Outbox, change: RecordChange): void {
  switch (change.of) {
    case 'mails':
      return upsert(outbox.mails, change.value);
    case 'reservations':
      return upsert(outbox.reservations, change.value);
    case 'payments':
      return upsert(outbox.payments, change.value);
    case 'reports':
      upsert(outbox.reports, change.value);
      outbox.reports.splice(0, outbox.reports.length - rememberedReports);
      return;
    case 'requests':
      upsert(outbox.requests, change.value);
      outbox.requests.splice(0, outbox.requests.length - rememberedRequests);
  }
}

function oneFewer(fault: Fault): Fault[] {
  if (fault.times === undefined) return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}

/** Opens a lane on what its journal remembers. */
export function openLane(journal: Journal): Lane {
  const outbox = emptyOutbox();
  let faults: Fault[] = [];
  const waiting = new Set<() => void>();

  function setFaults(next: Fault[]): void {
    faults = next;
    journal.append({ of: 'faults', value: next });
    for (const retry of Array.from(waiting)) retry();
  }

  for (const line of journal.read()) {
    const change = changeSchema.safeParse(line);
    if (!change.success) continue;
    if (change.data.of === 'faults') faults = change.data.value;
    else apply(outbox, change.data);
  }

  return {
    outbox,
    files: journal,
    save(change) {
      journal.append(change);
      apply(outbox, change);
    },
    clear() {
      journal.clear();
      Object.assign(outbox, emptyOutbox());
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

/** Identity and moment of a new record. */
export function stamp(): { id: string; at: string } {
  return { id: randomUUID(), at: new Date().toISOString() };
}
