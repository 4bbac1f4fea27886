import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { cafe } from '../../content/cafe.ts';
import { alcoholAge, capacitySpec, socialSpecs } from '../../content/social-specs.ts';
import { useHost } from '../../host.ts';
import { Section } from '../../parts/section.tsx';
import { CafePlan } from './cafe-plan.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 5fr 6fr;
    column-gap: ${layout.freeColumn};
    align-items: start;
  }
`;

const Title = styled(Heading)`
  ${media.up(900)} {
    grid-column: 1 / -1;
  }
`;

const PlanAndQuote = styled.div`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  figure {
    width: 100%;
  }
`;

/** As on a bill: what it is, and what of it. */
const Bill = styled.dl`
  border-top: 4px double ${role.rule};
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

/** What comes with the cafe when a family takes all of it, and every chair of it (FC-24). */
export function TakenWhole() {
  const { Link } = useHost();
  const { setup, management, guards, bartenders, linens } = socialSpecs;
  return (
    <Section $ground="tint">
      <Columns>
        <Title level={2}>The whole cafe for your day.</Title>
        <Bill>
          <div>
            <dt>{capacitySpec(cafe)}</dt>
            <dd>A naming breakfast, a graduation lunch, a launch over cake.</dd>
          </div>
          {[setup, management, guards, bartenders, linens].map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Bill>
        <PlanAndQuote>
          <CafePlan />
          <p>{alcoholAge.sentence}</p>
          <Button as={Link} to={addressOf('mf-forms/request-quote')}>
            Request a quote
          </Button>
        </PlanAndQuote>
      </Columns>
    </Section>
  );
}
