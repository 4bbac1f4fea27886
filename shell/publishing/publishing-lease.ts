import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Condition, NewObject, ObjectStore } from './object-store.ts';

/** Beside the pages while somebody publishes: who, and until when nobody else may. */
export const leaseKey = 'publishing.json';

/** For how long a lease holds others off, in ms, unless it is renewed: a publisher that died delays nobody for longer. */
const length = 60_000;
const renewedEvery = length / 4;

const leaseSchema = z.object({ owner: z.string(), until: z.number() });
type Lease = z.infer<typeof leaseSchema>;

/** `guarded`: whether the store keeps both kinds of conditions; where it does not, nobody can be held off. */
export type Held = { guarded: boolean; assertHeld: () => void; giveBack: () => Promise<void> };

function objectOf(lease: Lease): NewObject {
  const body = Buffer.from(JSON.stringify(lease));
  return { key: leaseKey, body, type: 'application/json', cacheControl: 'no-store' };
}

/** A state that the lease's object never has. */
const neverThere: Condition = { etag: '"00000000000000000000000000000000"' };

async function readLease(store: ObjectStore): Promise<(Lease & { etag: string }) | undefined> {
  const found = await store.read(leaseKey);
  return found && { ...leaseSchema.parse(JSON.parse(Buffer.from(found.body).toString())), etag: found.etag };
}

/** What has to stand there so that a lease may be taken: nothing, or one that is over. */
async function freeState(store: ObjectStore): Promise<Condition> {
  const found = await readLease(store);
  if (!found) return 'nothing';
  const { until } = found;
  if (until > Date.now()) {
    const rest = Math.ceil((until - Date.now()) / 1000);
    throw new Error(`${store.name}: somebody else is publishing. Try again in ${rest} seconds.`);
  }
  return { etag: found.etag };
}

/**
 * Makes this process the only one that publishes to a store. Rejects with a sentence if another one does. It is renewed
 * until it is given back; `assertHeld` throws once that was refused, or has failed for too long.
 */
export async function takeLease(store: ObjectStore): Promise<Held> {
  const owner = randomUUID();
  let until = 0;
  let etag = '';

  async function take(condition: Condition): Promise<boolean> {
    const next = Date.now() + length;
    const taken = await store.putIf(condition, objectOf({ owner, until: next }));
    if (taken.outcome === 'refused') return false;
    [until, etag] = [next, taken.etag];
    return true;
  }

  /** A refusal may be the answer to a renewal that was sent twice on its way; then what stands there is one's own. */
  async function renew(): Promise<void> {
    if (await take({ etag })) return;
    const found = await readLease(store);
    [until, etag] = found?.owner === owner ? [found.until, found.etag] : [0, etag];
  }

  if (!(await take(await freeState(store)))) {
    throw new Error(`${store.name}: somebody else has just begun to publish. Try again.`);
  }
  const overwrites = [await take('nothing'), await take(neverThere)];
  const guarded = !overwrites.includes(true);
  const renewal = setInterval(() => void renew().catch(() => {}), renewedEvery).unref();
  return {
    guarded,
    assertHeld: () => {
      if (Date.now() > until) {
        throw new Error(
          `${store.name}: somebody else has begun to publish, or may have, as it did not answer for long. Publish again.`,
        );
      }
    },
    giveBack: async () => {
      clearInterval(renewal);
      const found = await store.read(leaseKey);
      if (found?.etag === etag) await store.remove([leaseKey]);
    },
  };
}
