import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Muted } from '@venue/shared/ui/text.tsx';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { headlineFigures } from '../../content/halls/headline-figures.ts';
import { useHost } from '../../host.ts';
import { BesideHeading } from '../../sections/beside-heading.tsx';
import { HallList } from '../../sections/hall-list.tsx';
import { Section } from '../../sections/section.tsx';

/** Where a wedding can be held, and what that costs: a family's first two questions. */
export function WeddingHalls() {
  const { Link } = useHost();
  return (
    <Section $ground="tint" $short>
      <BesideHeading
        title="A hall for your guest list."
        intro={
          <>
            <p>The caterer, the colours and the band are yours to choose.</p>
            <Muted>
              {`${inFigures(hallGuests.to + 1)} to ${headlineFigures.seated} guests: the whole event center. `}
              <Link to={addressOf('mf-forms/request-quote')}>Request a quote</Link>.
            </Muted>
          </>
        }
      >
        <HallList />
      </BesideHeading>
    </Section>
  );
}
