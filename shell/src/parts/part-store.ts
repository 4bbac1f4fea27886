import type { PartComponent } from '@venue/shared/contract/remote.tsx';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { createListeners } from '../browser/listeners.ts';

/** Loads the code of a part; rejects if that fails. */
export type PartSource = (ref: PartRef) => Promise<PartComponent>;

/** A view is a whole page, a fragment a piece of one. */
export type PartKind = 'view' | 'fragment';

/** The code of a part could not be loaded: its files are missing, late, corrupt or built for another contract. */
export class PartLoadError extends Error {
  override name = 'PartLoadError';
}

/** `stalled`: its prerendered HTML is shown, but its code could not be loaded so far. */
export type PartStatus = 'asleep' | 'stalled' | 'ready';

/** Parts of the `site` (in the footer) outlive a navigation, parts of the `page` do not. */
export type PartScope = 'page' | 'site';

type PartStoreOptions = {
  source: PartSource;
  /** Called for each failed attempt to load the code of a part that is shown or about to be. */
  onLoadFailed?: (ref: PartRef, error: unknown) => void;
};

/**
 * The last resort for a part without prerendered HTML. Rejects if it cannot help; otherwise the document is
 * replaced.
 */
export type LastResort = (ref: PartRef, error: unknown) => Promise<never>;

type Adopted = { scope: PartScope; status: PartStatus; wake: () => void };

/**
 * Sets the fields that React's `use` reads first: otherwise it shows a placeholder even for a promise that
 * settled long ago.
 */
function withOutcome<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

function hasFailed(promise: Promise<unknown> | undefined): boolean {
  return promise !== undefined && 'status' in promise && promise.status === 'rejected';
}

const retryDelays = [1000, 2000, 4000, 8000, 16_000];
const longestDelay = 30_000;

function createSleeping(scope: PartScope): { entry: Adopted; woken: Promise<void> } {
  const entry: Adopted = { scope, status: 'asleep', wake: () => undefined };
  const woken = new Promise<void>((resolve) => {
    entry.wake = resolve;
  });
  return { entry, woken };
}

/** Parts of the page that are not hydrated: React would hydrate them before it shows the next page. */
function leftAsleep(adopted: ReadonlyMap<PartRef, Adopted>): PartRef[] {
  const parts = [...adopted].filter(([, { scope, status }]) => scope === 'page' && status !== 'ready');
  return parts.map(([ref]) => ref);
}

function wakeOfPage(adopted: ReadonlyMap<PartRef, Adopted>): void {
  for (const { scope, wake } of adopted.values()) if (scope === 'page') wake();
}

/** Resolves when the delay before the next attempt is over, or when the part is woken. */
function pause(entry: Adopted, failures: number): Promise<void> {
  return new Promise((resolve) => {
    entry.wake = resolve;
    setTimeout(resolve, retryDelays[failures] ?? longestDelay);
  });
}

async function attempt({ source, onLoadFailed }: PartStoreOptions, ref: PartRef): Promise<PartComponent> {
  try {
    return await source(ref);
  } catch (error) {
    onLoadFailed?.(ref, error);
    throw error;
  }
}

const reject: LastResort = (_ref, error) => Promise.reject(error);

/**
 * The parts of one document. A prerendered part is *adopted*: its promise never rejects, so React keeps the
 * prerendered HTML until the code arrives, however long that takes. All others load when first rendered.
 */
export function createPartStore(options: PartStoreOptions) {
  const components = new Map<PartRef, Promise<PartComponent>>();
  const adopted = new Map<PartRef, Adopted>();
  const { announce, subscribe } = createListeners();
  let lastResort = reject;

  /** Tries until the code has loaded or the visitor leaves the page. */
  async function keepTrying(ref: PartRef, entry: Adopted, failures = 0): Promise<PartComponent> {
    try {
      const component = await attempt(options, ref);
      entry.status = 'ready';
      announce();
      return component;
    } catch {
      entry.status = 'stalled';
      const paused = pause(entry, failures);
      announce();
      await paused;
      return adopted.get(ref) === entry ? keepTrying(ref, entry, failures + 1) : new Promise(() => undefined);
    }
  }

  /** The next read starts a new attempt. */
  function forget(ref: PartRef): void {
    components.delete(ref);
    adopted.delete(ref);
  }

  /** The component of a part: always the same promise, even if it has rejected, until the part is forgotten. */
  function read(ref: PartRef): Promise<PartComponent> {
    const loading =
      components.get(ref) ?? withOutcome(attempt(options, ref).catch((error) => lastResort(ref, error)));
    components.set(ref, loading);
    return loading;
  }

  return {
    /** Registers a prerendered part, which sleeps until woken. */
    adopt: (ref: PartRef, scope: PartScope): void => {
      if (components.has(ref)) return;
      const { entry, woken } = createSleeping(scope);
      adopted.set(ref, entry);
      components.set(ref, withOutcome(woken.then(() => keepTrying(ref, entry))));
    },
    /** Starts loading an adopted part, or tries again at once. */
    wake: (ref: PartRef): void => adopted.get(ref)?.wake(),
    /** For a new location on the same page: React hydrates its sleeping boundaries first. */
    wakePage: (): void => wakeOfPage(adopted),
    leavePage: (): void => leftAsleep(adopted).forEach(forget),
    read,
    /** Like `read`, but starts a new attempt if the last one failed. */
    load: (ref: PartRef): Promise<PartComponent> => {
      if (hasFailed(components.get(ref))) forget(ref);
      return read(ref);
    },
    forget,
    /** Sets what is tried before a part without prerendered HTML counts as failed. */
    setLastResort: (resort: LastResort): void => {
      lastResort = resort;
    },
    status: (ref: PartRef): PartStatus => adopted.get(ref)?.status ?? 'ready',
    subscribe,
  };
}

export type PartStore = ReturnType<typeof createPartStore>;
