import { styled } from 'styled-components';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { onTheMove } from '../../content/on-the-move.ts';
import { photoBoothServices } from '../../content/photo-booth-services.ts';

/** Cut like a strip of prints: three a row, hairlines between. */
const Services = styled.ul`
  display: grid;
  gap: 1px;
  background: ${color.sanyan400};
  border: solid ${color.sanyan400};
  border-width: 1px 0;
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
    border-width: 1px;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
    > :last-child {
      grid-column: auto;
    }
  }
`;

const Service = styled.li`
  padding: ${space[20]} 0;
  background: ${color.starch100};
  p {
    margin-top: ${space[4]};
    color: ${role.text2};
  }
  ${media.up(640)} {
    padding: ${space[20]};
  }
  ${media.up(900)} {
    padding: ${space[32]} ${layout.columnGap} 36px;
  }
`;

const Name = styled.h3`
  ${type.h4}
`;

/** The nine services of the photo booth (FC-19). */
export function BoothSection() {
  const { heading, intro } = onTheMove.booth;
  return (
    <Section $ground="tint" id="photo-booth">
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
