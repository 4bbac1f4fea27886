import { useSyncExternalStore } from 'react';
import { keepText } from '../storage/device-storage.ts';
import { choiceKey, savesData } from './saves-data.ts';

/** Event on the window: the visitor has chosen. */
const chosen = 'data-saver-chosen';

/** Stores the visitor's choice; if storage is blocked, it lasts for this visit. */
export function chooseDataSaver(on: boolean): void {
  const choice = on ? 'on' : 'off';
  document.documentElement.dataset.saver = choice;
  keepText(choiceKey, choice);
  window.dispatchEvent(new Event(chosen));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(chosen, listener);
  navigator.connection?.addEventListener('change', listener);
  return () => {
    window.removeEventListener(chosen, listener);
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
