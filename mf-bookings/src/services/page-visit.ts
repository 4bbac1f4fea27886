import { useEffect, useRef, useState } from 'react';

/** One visit to a page. Something started on it may outlast the visit. */
export type PageVisit = {
  /** False once the visitor has left the page. */
  isShown: () => boolean;
};

/** The same object for as long as the component is shown. */
export function usePageVisit(): PageVisit {
  const shown = useRef(true);
  const [visit] = useState<PageVisit>(() => ({ isShown: () => shown.current }));
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return visit;
}
