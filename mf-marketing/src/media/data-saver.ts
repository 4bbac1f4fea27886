import { useSyncExternalStore } from 'react';

/** Network Information API, which few browsers have and TypeScript's DOM library leaves out. */
type Connection = EventTarget & { readonly saveData?: boolean; readonly effectiveType?: string };

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** What the visitor chose; `automatic` follows the browser. */
type Choice = 'automatic' | 'on' | 'off';

const storageKey = 'data-saver';
const listeners = new Set<() => void>();
let choice: Choice | undefined;

/** Whether a connection asks for little data: Save-Data, or 2G and slower. */
export function asksForLittle({
  saveData,
  effectiveType,
}: Pick<Connection, 'saveData' | 'effectiveType'>): boolean {
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

function storedChoice(): Choice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'on' || stored === 'off' ? stored : 'automatic';
  } catch {
    return 'automatic';
  }
}

/** Keeps the visitor's choice for later visits; where storage is refused, for this one. */
export function chooseDataSaver(on: boolean): void {
  choice = on ? 'on' : 'off';
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // The choice holds for this visit.
  }
  for (const listener of listeners) listener();
}

/** Whether to fetch little and to start nothing; only in a browser. */
export function savesData(): boolean {
  choice ??= storedChoice();
  return choice === 'automatic' ? asksForLittle(navigator.connection ?? {}) : choice === 'on';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  navigator.connection?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    navigator.connection?.removeEventListener('change', listener);
  };
}

/**
 * Whether the visitor or the browser wants to save data: nothing plays or slides by itself then.
 * False in the prerendered page and until it is hydrated.
 */
export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false);
}
