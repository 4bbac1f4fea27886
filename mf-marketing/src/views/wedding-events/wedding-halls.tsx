import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { headlineFigures } from '../../content/headline-figures.ts';
import { useHost } from '../../host.ts';
import { BesideHeading } from '../../parts/beside-heading.tsx';
import { HallList } from '../../parts/hall-list.tsx';
import { Section } from '../../parts/section.tsx';

const Larger = styled.p`
  padding-top: ${space[12]};
  border-top: 1px solid ${role.hairline};
`;

/** Where a wedding can be held, and what that costs: a family's first two questions. */
export function WeddingHalls() {
  const { Link } = useHost();
  return (
    <Section $ground="tint" $short>
      <BesideHeading
        title="A hall for your guest list."
        intro={<p>The caterer, the colours and the band are yours to choose.</p>}
      >
        <div>
          <HallList />
          <Larger>
            {`${inFigures(hallGuests.to + 1)} to ${headlineFigures.seated} guests: the whole event center. `}
            <Link to={addressOf('mf-forms/request-quote')}>Request a quote</Link>.
          </Larger>
        </div>
      </BesideHeading>
    </Section>
  );
}
