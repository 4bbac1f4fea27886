import { Ruled } from '../../sections/ruled.tsx';
import { styled } from 'styled-components';
import { color, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { LinkedText } from '@venue/shared/ui/linked-text.tsx';
import type { TermGroup } from '../../content/terms/terms.ts';

const Term = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: baseline;
  padding-block: ${space[12]};
  & + & {
    border-top: 1px solid ${role.hairline};
  }
  ${media.up(640)} {
    column-gap: ${space[20]};
    padding-block: 18px;
  }
`;

/** Beside the sentence, or above it if the text is large. Hidden from screen readers: the sentence has the figure too. */
const Figure = styled.p.attrs({ 'aria-hidden': true })`
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

const Sentence = styled.p`
  flex: 1 1 9rem;
  max-width: 34em;
`;

const alwaysFullWidth = new Set(['paying', 'changing', 'rooms']);

/** Short groups stand two to a row. */
function isShort({ id, terms }: TermGroup): boolean {
  return terms.length <= 3 && !alwaysFullWidth.has(id);
}

/** One group of terms, each a figure and the rule as a sentence. */
export function TermSection({ group }: { group: TermGroup }) {
  return (
    <Ruled as="section" aria-labelledby={group.id} data-short={isShort(group) || undefined}>
      <Heading level={2} look="h3" id={group.id}>
        {group.title}
      </Heading>
      <ul>
        {group.terms.map(({ figure, text }) => (
          <Term key={text}>
            <Figure>{figure}</Figure>
            <Sentence>
              <LinkedText text={text} />
            </Sentence>
          </Term>
        ))}
      </ul>
    </Ruled>
  );
}
