import { useSyncExternalStore, useEffect, useRef, useState } from 'react';
import { writeDeviceText, keptByWipe } from '../storage/device-storage.ts';
import { savesData, smallestSizes } from './saves-data.ts';

/** Event on the window: the visitor has chosen. */
const chosen = 'data-saver-chosen';

/** Stores the visitor's choice; if storage is blocked, it lasts for this visit. */
export function chooseDataSaver(on: boolean): void {
  const choice = on ? 'on' : 'off';
  document.documentElement.dataset.saver = choice;
  writeDeviceText(keptByWipe.dataSaver, choice);
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

function isThere({ complete, naturalWidth, sizes }: HTMLImageElement): boolean {
  // The boot script has made it small already: nothing would be loaded twice.
  return complete && naturalWidth > 0 && sizes !== smallestSizes;
}

/**
 * `sizes` for a visitor who saves data, undefined for all others. A large picture that is already there stays
 * as it is; one that was small becomes sharp for a visitor who no longer saves.
 */
export function useLightSizes() {
  const saves = useDataSaver();
  const ref = useRef<HTMLImageElement>(null);
  const [light, setLight] = useState(saves);
  useEffect(() => {
    const image = ref.current;
    if (!saves || !image || !isThere(image)) setLight(saves);
  }, [saves]);
  return { ref, lightSizes: light ? smallestSizes : undefined };
}
