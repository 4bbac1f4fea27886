import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { styled } from 'styled-components';
import { layout, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Section } from '../../sections/section.tsx';
import { Columns } from '../../sections/columns.tsx';
import { aboutText, headlines } from '../../content/house/overview.ts';

const Words = styled.div`
  display: grid;
  gap: ${space[32]};
  align-content: start;
`;

const First = styled.p`
  ${type.quote}
  text-wrap: balance;
`;

const Second = styled.p`
  max-width: 34em;
`;

const Figures = styled.dl`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
`;

const Headline = styled.div`
  border-top: 1px solid ${role.hairline};
  display: flex;
  flex-direction: column;
  padding-top: 14px;
`;

/** Said first, standing below. */
const Unit = styled.dt`
  ${shownWhenRead}
  order: 1;
  color: ${role.text2};
`;

const Figure = styled.dd`
  ${type.h2}
`;

/** What the place is, and how large (AB-01, G-09). */
export function AboutText() {
  const [first, second] = aboutText;
  return (
    <Section>
      <Columns $of={[7, 4]} $free>
        <Words>
          <First>{first}</First>
          <Second>{second}</Second>
        </Words>
        <Figures>
          {headlines.map(({ figure, unit }) => (
            <Headline key={unit}>
              <Unit>{unit}</Unit>
              <Figure>{figure}</Figure>
            </Headline>
          ))}
        </Figures>
      </Columns>
    </Section>
  );
}
