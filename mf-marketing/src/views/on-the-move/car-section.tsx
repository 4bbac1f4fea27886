import { styled } from 'styled-components';
import { color, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { onTheMove } from '../../content/on-the-move.ts';
import { useHost } from '../../host.ts';
import { FormColumns } from '../../parts/form-columns.tsx';

const Steps = styled.ol`
  counter-reset: step;
  ${doubleLine}
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 52px 1fr;
  padding-block: ${space[12]};
  counter-increment: step;
  & + & {
    border-top: 1px solid ${role.hairline};
  }
  &::before {
    content: counter(step);
    font: 600 2rem/1 var(--serif);
    color: ${color.sanyan700};
  }
  p {
    color: ${role.text2};
  }
  ${media.up(900)} {
    padding-block: 26px;
  }
`;

const Name = styled.h3`
  ${type.h4}
`;

/** Car rental (FC-18): the form, and what happens after it. */
export function CarSection() {
  const { Fragment } = useHost();
  const { heading, intro, steps } = onTheMove.car;
  return (
    <Section id="car">
      <Container>
        <SectionHead title={heading}>{intro}</SectionHead>
        <FormColumns
          form={<Fragment of="mf-forms/car-rental" />}
          aside={
            <Steps>
              {steps.map(({ name, text }) => (
                <Step key={name}>
                  <div>
                    <Name>{name}</Name>
                    <p>{text}</p>
                  </div>
                </Step>
              ))}
            </Steps>
          }
        />
      </Container>
    </Section>
  );
}
