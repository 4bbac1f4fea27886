import { useEffect, useRef, useState } from 'react';
import { useDataSaver } from './data-saver.ts';

/** Narrower than any file, so that the browser takes the smallest. */
const smallest = '1px';

/**
 * `sizes` for a visitor who saves data, undefined for all others. A picture that is already there stays
 * as it is: another `sizes` would load it a second time.
 */
export function useLightSizes() {
  const saves = useDataSaver();
  const ref = useRef<HTMLImageElement>(null);
  const [light, setLight] = useState(saves);
  useEffect(() => {
    const isThere = ref.current?.complete && ref.current.naturalWidth > 0;
    if (!isThere) setLight(saves);
  }, [saves]);
  return { ref, lightSizes: light ? smallest : undefined };
}
