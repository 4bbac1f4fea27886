import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { cafe } from '../../content/cafe.ts';
import { alcoholAge, capacitySpec, specsOf } from '../../content/social-specs.ts';
import { quoteAbout } from '../../content/quote-about.ts';
import { useHost } from '../../host.ts';
import { Section } from '../../parts/section.tsx';

/** What is offered, and beside it the bill. */
const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
    column-gap: ${layout.freeColumn};
    align-items: start;
  }
`;

const Offer = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  p {
    max-width: 26em;
    color: ${role.text2};
  }
  > a {
    margin-top: ${space[12]};
  }
`;

/** As on a bill: what it is, and what of it. */
const Bill = styled.dl`
  border-top: 4px double ${role.rule};
  ${media.up(640)} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: ${layout.columnGap};
  }
  div {
    padding-block: 10px;
    border-bottom: 1px solid ${role.hairline};
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: ${role.text2};
  }
`;

/** What comes with the cafe when a family takes all of it (FC-24). */
export function TakenWhole() {
  const { Link } = useHost();
  return (
    <Section $ground="tint" $short>
      <Columns>
        <Offer>
          <Heading level={2}>A table for two, or the whole room.</Heading>
          <p>Tables push together when more of the family comes than you expected.</p>
          <p>{alcoholAge.sentence}</p>
          <Button as={Link} to={quoteAbout('Cafe')}>
            Request a quote
          </Button>
        </Offer>
        <Bill>
          <div>
            <dt>{capacitySpec(cafe)}</dt>
            <dd>A naming breakfast, a graduation lunch, a launch over cake.</dd>
          </div>
          {specsOf(cafe, ['setup', 'management', 'guards', 'bartenders', 'linens']).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Bill>
      </Columns>
    </Section>
  );
}
