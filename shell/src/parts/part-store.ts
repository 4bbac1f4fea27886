import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { PartComponent } from '@venue/shared/contract/remote.tsx';

/** Loads the code of a part; rejects when it cannot be had. */
export type PartSource = (ref: PartRef) => Promise<PartComponent>;

/** A view fills a page, a fragment a place within one. */
export type PartSize = 'view' | 'fragment';

/** The code of a part could not be had: its files are missing, late, corrupt or of another contract. */
export class PartLoadError extends Error {
  override name = 'PartLoadError';
}

/** `stalled`: the prerendered HTML stands, but its code could not be loaded so far. */
export type PartStatus = 'asleep' | 'stalled' | 'ready';

/** Parts of the `frame` (footer) outlive a navigation, parts of the `page` do not. */
export type PartScope = 'page' | 'frame';

type PartSources = {
  /** For parts that came with the page. */
  adopted: PartSource;
  /** For parts that are first rendered in the browser. */
  rendered: PartSource;
  /** Called when an attempt failed that the visitor asked for: most engines ask for a file that failed only once. */
  heal: (ref: PartRef) => void;
};

type Adopted = { scope: PartScope; status: PartStatus; asked: boolean; wake: () => void };

/**
 * Writes the outcome of a promise on it, where React's `use` looks first: it would otherwise show a placeholder before it asks a
 * promise that is long settled.
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

/** A part that is not asked for until it is woken. */
function fallAsleep(scope: PartScope): { entry: Adopted; woken: Promise<void> } {
  const entry: Adopted = { scope, status: 'asleep', asked: false, wake: () => undefined };
  const woken = new Promise<void>((resolve) => {
    entry.wake = resolve;
  });
  return { entry, woken };
}

/** Parts of the page that were never woken: React would hydrate them before it shows the next page. */
function leftAsleep(adopted: ReadonlyMap<PartRef, Adopted>): PartRef[] {
  const parts = [...adopted].filter(([, { scope, status }]) => scope === 'page' && status !== 'ready');
  return parts.map(([ref]) => ref);
}

/** Waits for the next attempt: until the delay is over or the visitor asks for it. */
function pause(entry: Adopted, attempt: number): Promise<void> {
  return new Promise((resolve) => {
    entry.wake = resolve;
    setTimeout(resolve, retryDelays[attempt] ?? longestDelay);
  });
}

function createAnnouncer() {
  const listeners = new Set<() => void>();
  return {
    announce: (): void => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The parts of one document. A part that came with the page is *adopted*: its promise never rejects, so React keeps
 * the prerendered HTML until the code is there, however long that takes. All others load when first rendered.
 */
export function createPartStore(sources: PartSources) {
  const components = new Map<PartRef, Promise<PartComponent>>();
  const adopted = new Map<PartRef, Adopted>();
  const { announce, subscribe } = createAnnouncer();

  /** Tries until the code is there, or until its page was left. */
  async function keepTrying(ref: PartRef, entry: Adopted, attempt = 0): Promise<PartComponent> {
    try {
      const component = await sources.adopted(ref);
      entry.status = 'ready';
      announce();
      return component;
    } catch {
      if (entry.asked) sources.heal(ref);
      entry.asked = false;
      entry.status = 'stalled';
      const paused = pause(entry, attempt);
      announce();
      await paused;
      return adopted.get(ref) === entry ? keepTrying(ref, entry, attempt + 1) : new Promise(() => undefined);
    }
  }

  /** Drops an attempt: the next one starts again. */
  function forget(ref: PartRef): void {
    components.delete(ref);
    adopted.delete(ref);
  }

  /** The component of a part: one promise for all attempts to render it, a rejected one included. */
  function read(ref: PartRef): Promise<PartComponent> {
    const loading = components.get(ref) ?? withOutcome(sources.rendered(ref));
    components.set(ref, loading);
    return loading;
  }

  return {
    /** Takes over a part that the page was prerendered with; it sleeps until woken. */
    adopt: (ref: PartRef, scope: PartScope): void => {
      if (components.has(ref)) return;
      const { entry, woken } = fallAsleep(scope);
      adopted.set(ref, entry);
      components.set(ref, withOutcome(woken.then(() => keepTrying(ref, entry))));
    },
    /** Starts loading an adopted part, or tries again at once. */
    wake: (ref: PartRef): void => adopted.get(ref)?.wake(),
    /** Tries again because the visitor asked for it; a part that failed is loaded anew by its next render. */
    retry: (ref: PartRef): void => {
      const entry = adopted.get(ref);
      if (entry?.status === 'stalled') {
        entry.asked = true;
        entry.wake();
        return;
      }
      forget(ref);
      read(ref).catch(() => sources.heal(ref));
    },
    /** React hydrates sleeping boundaries of a page before it shows the page at another location. */
    wakePage: (): void => {
      for (const entry of adopted.values()) if (entry.scope === 'page') entry.wake();
    },
    leavePage: (): void => {
      for (const ref of leftAsleep(adopted)) forget(ref);
    },
    read,
    /** The same, asked for anew where it could not be had the last time. */
    load: (ref: PartRef): Promise<PartComponent> => {
      if (hasFailed(components.get(ref))) forget(ref);
      return read(ref);
    },
    forget,
    status: (ref: PartRef): PartStatus => adopted.get(ref)?.status ?? 'ready',
    subscribe,
  };
}

export type PartStore = ReturnType<typeof createPartStore>;
