import { keptCompositions } from '../live/compositions.ts';
import { whoAmI } from '../live/site-lock.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { type Pointer, pointerIn, pointerKey } from './front/live-composition.ts';
import type { Condition, NewObject, ObjectStore } from './object-store.ts';

/** What a store says is live, and the state in which it says so: undefined where nothing was published yet. */
export type LiveState = { pointer: Pointer | undefined; text: string; condition: Condition };

/**
 * Who has made something live may remove (for so many ms) what is no longer needed; who comes meanwhile waits a little longer, by its own
 * clock. The mark itself is good for so long that clocks may differ by minutes.
 */
const cleaning = { ends: 45_000, patience: 60_000, mark: 600_000 };

function readPointer(text: string): Pointer | undefined {
  try {
    return pointerIn(text);
  } catch {
    return undefined;
  }
}

/** Reads what is live: nothing where the pointer is damaged, so that the next publishing replaces it. */
export async function liveState(site: ObjectStore): Promise<LiveState> {
  const found = await site.read(pointerKey);
  const text = Buffer.from(found?.body ?? []).toString();
  return { pointer: readPointer(text), text, condition: found ? { etag: found.etag } : 'nothing' };
}

/** Reads what is live once nobody removes what is no longer needed; one that died meanwhile is waited for no longer than it might take. */
export async function stateInTurn(
  site: ObjectStore,
  until = Date.now() + cleaning.patience,
): Promise<LiveState> {
  const state = await liveState(site);
  const rest = Math.min(until, state.pointer?.cleaningUntil ?? 0) - Date.now();
  if (rest <= 0) return state;
  await wait(Math.min(rest, 500));
  return stateInTurn(site, until);
}

/** The compositions that were live before one that is to be, the last one first. */
export function earlierThan(name: string, { pointer }: LiveState): string[] {
  const all = pointer ? [pointer.live, ...pointer.earlier] : [];
  return all.filter((composition) => composition !== name).slice(0, keptCompositions);
}

/** The pointer by which a composition is live from now on. */
export function pointerTo(live: string, earlier: readonly string[]): Pointer {
  return { live, earlier: [...earlier], since: new Date().toISOString(), by: whoAmI() };
}

function objectOf(text: string): NewObject {
  return { key: pointerKey, body: Buffer.from(text), type: 'application/json', cacheControl: 'no-store' };
}

/**
 * Makes something else live in one step, if nobody else has done so since `from` was read, and reads it back. Whether the answer
 * to that step was lost on its way does not matter: what is read counts.
 */
export async function movePointer(site: ObjectStore, from: LiveState, pointer: Pointer): Promise<LiveState> {
  const text = JSON.stringify(pointer);
  const failure = await site.putIf(from.condition, objectOf(text)).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const now = await liveState(site);
  if (now.text === text) return now;
  if (failure && now.text === from.text) throw failure.error;
  throw new Error(
    `${site.name}: somebody else has published meanwhile (${now.pointer?.by}), and that is live. Publish again.`,
  );
}

/** A state that the pointer never has. */
const neverThere: Condition = { etag: '"00000000000000000000000000000000"' };

/** Whether a store heeds both kinds of conditions: tries to put what stands there already where it must not. */
export async function keepsConditions(site: ObjectStore, { text }: LiveState): Promise<boolean> {
  const onNothing = await site.putIf('nothing', objectOf(text));
  const onAnother = await site.putIf(neverThere, objectOf(text));
  return onNothing.outcome === 'refused' && onAnother.outcome === 'refused';
}

/** The same pointer, with the right to clean up. */
export function withCleaning(pointer: Pointer): Pointer {
  return { ...pointer, cleaningUntil: Date.now() + cleaning.mark };
}

/** Until when (ms since 1970) who has just got that right may use it. */
export function endOfCleaning(): number {
  return Date.now() + cleaning.ends;
}
