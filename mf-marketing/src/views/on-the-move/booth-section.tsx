import { styled } from 'styled-components';
import { color, layout, media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { onTheMove } from '../../content/on-the-move.ts';
import { photoBoothServices } from '../../content/photo-booth-services.ts';

/** Prints on a dark table: two a row on phones, three where there is room. */
const Services = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 6px;
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
    gap: 12px;
    > :last-child {
      grid-column: auto;
    }
  }
`;

/** A print: white all round, its words below a frame of the cloth's colour. */
const Service = styled.li`
  ${surface.light}
  padding: ${space[12]} ${space[12]} ${space[20]};
  border-top: 6px solid ${color.sanyan400};
  background: ${color.white};
  p {
    margin-top: ${space[4]};
    font-size: 1rem;
    line-height: 1.45;
    color: ${role.text2};
  }
  ${media.up(900)} {
    padding: ${space[20]} ${layout.columnGap} ${space[32]};
    p {
      font-size: inherit;
    }
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
