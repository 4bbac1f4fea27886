import { useEffect, useRef, useState } from 'react';
import { useDataSaver } from './data-saver.ts';
import { smallestSizes } from './saves-data.ts';

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
