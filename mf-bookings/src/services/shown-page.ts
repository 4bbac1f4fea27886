import { useEffect, useRef, useState } from 'react';

/** One visit of a page. What it has begun may outlast it. */
export type ShownPage = {
  /** False once its visitor has gone to another one. */
  isShown: () => boolean;
};

/** The visit that a component belongs to: the same for as long as it is shown. */
export function useShownPage(): ShownPage {
  const shown = useRef(true);
  const [page] = useState<ShownPage>(() => ({ isShown: () => shown.current }));
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return page;
}
