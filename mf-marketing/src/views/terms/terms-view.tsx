import { brand } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { termGroups } from '../../content/terms.ts';
import { PageOpening } from '../../parts/page-opening.tsx';
import { TermSection } from './term-section.tsx';
import { TermsContents } from './terms-contents.tsx';

const Body = styled(Container)`
  display: grid;
  gap: ${space[52]};
  padding-bottom: ${layout.band};
  ${media.up(900)} {
    grid-template-columns: 3fr 8fr;
    column-gap: ${layout.freeColumn};
    align-items: start;
  }
`;

const Groups = styled.div`
  display: grid;
  gap: ${space[32]};
  ${media.up(900)} {
    gap: ${space[52]};
  }
`;

/** `/terms-and-conditions` (PG-06). */
export function TermsView() {
  return (
    <>
      <PageHead
        title="Terms and conditions"
        description={`Deposit, full payment, date changes, cancellation, rehearsals, security, decoration, adverts and hours at ${brand.name}: every term with its figure.`}
      />
      <PageOpening title="Terms and conditions" here="Terms and conditions">
        Find the figure you are looking for; the sentence beside it is the rule.
      </PageOpening>
      <Body>
        <TermsContents />
        <Groups>
          {termGroups.map((group) => (
            <TermSection key={group.id} group={group} />
          ))}
        </Groups>
      </Body>
    </>
  );
}
