import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { useLayoutEffect, useRef } from 'react';
import { moveAdopted } from './adopt-parts.ts';

/** A part that came with the page and still sleeps, where React has drawn anew what is around it: it stands as it did. */
export function StandingPart({ of }: { of: PartRef }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const wrapper = place.current?.closest('[data-part]');
    if (wrapper) place.current?.append(...moveAdopted(of, wrapper));
  }, [of]);
  return <div ref={place} />;
}
