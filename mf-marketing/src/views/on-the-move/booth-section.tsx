import { styled } from 'styled-components';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { onTheMove } from '../../content/on-the-move.ts';
import { photoBoothServices } from '../../content/photo-booth-services.ts';

/** Three columns of lines from 640 px. */
const Services = styled.ul`
  border-bottom: 1px solid ${role.hairline};
  ${media.up(640)} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    column-gap: ${layout.columnGap};
  }
`;

const Service = styled.li`
  padding-block: ${space[12]};
  border-top: 1px solid ${role.hairline};
  p {
    color: ${role.text2};
  }
  ${media.up(900)} {
    padding-block: ${space[20]};
  }
`;

const Name = styled.h3`
  ${type.h4}
`;

/** The nine services of the photo booth (FC-19). */
export function BoothSection() {
  const { heading, intro } = onTheMove.booth;
  return (
    <Section $ground="indigo" id="photo-booth">
      <Container>
        <SectionHead title={heading}>{intro}</SectionHead>
        <Services>
          {photoBoothServices.map(({ name, text }) => (
            <Service key={name}>
              <Name>{name}</Name>
              <p>{text}</p>
            </Service>
          ))}
        </Services>
      </Container>
    </Section>
  );
}
