import { brand } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { termGroups } from '../../content/terms/terms.ts';
import { PageOpening } from '../../sections/page-opening.tsx';
import { TermSection } from './term-section.tsx';
import { TermsContents } from './terms-contents.tsx';

const Body = styled(Columns)`
  align-items: start;
  padding-bottom: ${layout.band};
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  ${media.up(900)} {
    gap: ${space[52]} ${layout.columnGap};
  }
  ${media.up(1200)} {
    grid-template-columns: 1fr 1fr;
    > :not([data-short]) {
      grid-column: 1 / -1;
    }
  }
`;

const [first, ...others] = termGroups;

/** `/terms-and-conditions` (PG-06). */
export function TermsView() {
  return (
    <>
      <PageHead
        title="Terms and conditions"
        description={`Deposit, full payment, date changes, cancellation, rehearsals, security, decoration, adverts and hours at ${brand.name}: every term with its figure.`}
      />
      <PageOpening title="Terms and conditions" here="Terms and conditions">
        The rules for hiring a hall, a room or the concert space, each with its figure.
      </PageOpening>
      <Body $first={3} $free $gap={52}>
        <TermsContents />
        <Groups>
          {first && <TermSection group={first} />}
          <BelowFirstScreen>
            {others.map((group) => (
              <TermSection key={group.id} group={group} />
            ))}
          </BelowFirstScreen>
        </Groups>
      </Body>
    </>
  );
}
