import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { useHost } from '../../host.ts';
import { applicationId } from './apply-button.tsx';

const Frame = styled(Container)`
  display: grid;
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 4fr 7fr;
    column-gap: ${layout.freeColumn};
  }
`;

const Intro = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  p {
    color: ${role.text2};
  }
`;

/** Where Join Us and the openings lead: the form, which another remote brings (PG-05). */
export function Application() {
  const { Fragment } = useHost();
  return (
    <Section $ground="tint" id={applicationId} tabIndex={-1} aria-labelledby="apply-title">
      <Frame>
        <Intro>
          <Heading level={2} id="apply-title">
            Apply
          </Heading>
          <p>A CV and a few lines of your own. The people who hire read them themselves.</p>
        </Intro>
        <Fragment of="mf-forms/career-application" />
      </Frame>
    </Section>
  );
}
