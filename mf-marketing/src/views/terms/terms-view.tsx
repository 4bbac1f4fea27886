import { styled } from 'styled-components';
import { color, media, role, space, layout } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { LinkedText } from '@venue/shared/ui/linked-text.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { type TermGroup, termGroups } from '../../content/terms/terms.ts';
import { PageHeader } from '../../sections/page-header.tsx';
import { RuledBlock } from '../../sections/text-blocks.tsx';
import { TermsContents } from './terms-contents.tsx';

const Term = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: baseline;
  padding-block: ${space[12]};
  & + & {
    border-top: 1px solid ${role.hairline};
  }
  p {
    flex: 1 1 9rem;
    max-width: 34em;
  }
  ${media.up(640)} {
    column-gap: ${space[20]};
    padding-block: 18px;
  }
`;

/** Beside the sentence, or above it if the text is large. Hidden from screen readers: the sentence has the figure too. */
const Figure = styled.b.attrs({ 'aria-hidden': true })`
  flex: 0 0 6.75rem;
  font: 650 1.375rem/1.1 var(--sans);
  font-variant-numeric: lining-nums tabular-nums;
  letter-spacing: -0.01em;
  color: ${color.indigo900};
  ${media.up(640)} {
    flex-basis: 168px;
    font-size: 1.75rem;
    white-space: nowrap;
  }
  ${media.up(1200)} {
    [data-short] & {
      flex-basis: 100%;
    }
  }
`;

const alwaysFullWidth = new Set(['paying', 'changing', 'rooms']);

/** Short groups stand two to a row. */
function isShort({ id, terms }: TermGroup): boolean {
  return terms.length <= 3 && !alwaysFullWidth.has(id);
}

/** One group of terms, each a figure and the rule as a sentence. */
export function TermSection({ group }: { group: TermGroup }) {
  return (
    <RuledBlock as="section" aria-labelledby={group.id} data-short={isShort(group) || undefined}>
      <Heading level={2} look="h3" id={group.id}>
        {group.title}
      </Heading>
      <ul>
        {group.terms.map(({ figure, text }) => (
          <Term key={text}>
            <Figure>{figure}</Figure>
            <p>
              <LinkedText text={text} />
            </p>
          </Term>
        ))}
      </ul>
    </RuledBlock>
  );
}

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
      <PageHeader title="Terms and conditions" current="Terms and conditions">
        The rules for hiring a hall, a room or the concert space, each with its figure.
      </PageHeader>
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
