import { Stack, Quote } from '../../sections/words.tsx';
import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { styled } from 'styled-components';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { Section } from '../../sections/section.tsx';
import { Columns } from '../../sections/columns.tsx';
import { aboutText, headlines } from '../../content/house/overview.ts';

/** Large figures; what they count is said first and stands below. */
const Figures = styled.dl`
  display: grid;
  gap: ${space[20]};
  align-content: start;
  div {
    display: flex;
    flex-direction: column;
    padding-top: ${space[12]};
    border-top: 1px solid ${role.hairline};
  }
  dt {
    ${shownWhenRead}
    order: 1;
    color: ${role.text2};
  }
  dd {
    ${type.h2}
  }
`;

/** What the place is, and how large (AB-01, G-09). */
export function AboutText() {
  const [first, second] = aboutText;
  return (
    <Section>
      <Columns $of={[7, 4]} $free>
        <Stack $gap={32}>
          <Quote>{first}</Quote>
          <p>{second}</p>
        </Stack>
        <Figures>
          {headlines.map(({ figure, unit }) => (
            <div key={unit}>
              <dt>{unit}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Figures>
      </Columns>
    </Section>
  );
}
