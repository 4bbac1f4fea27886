import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { BesideHeading } from '../../parts/beside-heading.tsx';
import { Section } from '../../parts/section.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { reasons } from '../../content/overview.ts';

const Cards = styled.ul`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.up(900)} {
    row-gap: ${space[52]};
  }
`;

const Card = styled.li`
  border-top: 1px solid ${role.hairline};
  display: grid;
  gap: ${space[12]};
  align-content: start;
  padding-top: ${space[20]};
  p {
    color: ${role.text2};
  }
`;

/** Why here: four cards (AB-03). */
export function Reasons() {
  return (
    <Section $ground="tint" $short>
      <BesideHeading
        title={`Why ${brand.name}`}
        intro={<p>Four things you can check before you pay anything.</p>}
      >
        <Cards>
          {reasons.map(({ title, text }) => (
            <Card key={title}>
              <Heading level={3}>{title}</Heading>
              <p>{text}</p>
            </Card>
          ))}
        </Cards>
      </BesideHeading>
    </Section>
  );
}
