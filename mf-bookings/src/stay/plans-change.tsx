import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { mainPhone, officeHours } from '@venue/shared/venue/contacts.ts';
import { ThreeLines } from '../layout/three-lines.tsx';
import { ifPlansChange } from './if-plans-change.ts';
import type { Place } from './places.ts';

function cancellationOf({ unit }: Pick<Place, 'unit'>): string | undefined {
  const { stayTerms, concertTerms } = siteFacts().venue;
  return unit === 'night' ? stayTerms?.cancellation : concertTerms?.cancellation;
}

/** What becomes of the money where plans change, on either side. */
export function PlansChange({ place }: { place: Pick<Place, 'unit'> }) {
  const changes = ifPlansChange({
    cancellation: cancellationOf(place),
    askAt: `${mainPhone}, ${officeHours}`,
  });
  return (
    <>
      <Heading level={2} look="h4">
        If something changes
      </Heading>
      <ThreeLines of={changes} />
    </>
  );
}
