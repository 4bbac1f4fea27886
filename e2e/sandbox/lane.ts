import { randomUUID } from 'node:crypto';
import type { Fault } from './fault.ts';
import type { ReceivedRecords } from './records.ts';

/** A visitor's (or a test's) own copy of the three services: what they received, and their faults. */
export type Lane = {
  received: ReceivedRecords;
  /** Attached files, by id. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
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

function oneFewer(fault: Fault): Fault[] {
  if (fault.times === undefined) return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}

/** A new, empty lane. It exists until the process ends. */
export function openLane(): Lane {
  const received = nothingReceived();
  const files: Lane['files'] = new Map();
  let faults: Fault[] = [];
  const waiting = new Set<() => void>();

  function setFaults(next: Fault[]): void {
    faults = next;
    for (const retry of Array.from(waiting)) retry();
  }

  return {
    received,
    files,
    clear() {
      files.clear();
      Object.assign(received, nothingReceived());
      setFaults([]);
    },
    faults: () => faults,
    setFaults,
    takeFault(matches) {
      const found = faults.find(matches);
      if (found?.times !== undefined)
        setFaults(faults.flatMap((fault) => (fault === found ? oneFewer(fault) : [fault])));
      return found;
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
