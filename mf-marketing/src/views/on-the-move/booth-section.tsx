import { styled } from 'styled-components';
import { color, layout, media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { onTheMove } from '../../content/on-the-move.ts';
import { photoBoothServices } from '../../content/photo-booth-services.ts';

/** Prints on a dark table, three by three; a plain list on phones. */
const Services = styled.ul`
  ${media.up(640)} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 12px;
  }
`;

/** A print: white all round, its words below a frame of the cloth's colour. */
const Service = styled.li`
  padding-block: ${space[12]};
  border-top: 1px solid ${role.hairline};
  p {
    color: ${role.text2};
  }
  ${media.up(640)} {
    ${surface.light}
    padding: ${space[12]} ${space[12]} ${space[20]};
    border-top: 6px solid ${color.sanyan400};
    background: ${color.white};
  }
  ${media.up(900)} {
    padding: ${space[20]} ${layout.columnGap} ${space[32]};
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
