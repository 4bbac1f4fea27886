import { styled } from 'styled-components';
import { color, media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { onTheMove } from '../../content/on-the-move.ts';
import { photoBoothServices } from '../../content/photo-booth-services.ts';

const perStrip = 3;

/** Three strips as they come out of the booth, one below the other on phones. */
const Strips = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  counter-reset: picture;
  ${media.up(900)} {
    grid-template-columns: none;
    grid-template-rows: repeat(${perStrip}, auto);
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    column-gap: ${space[52]};
  }
`;

/** One picture of a strip: paper all round, wider at the foot of the strip. */
const Picture = styled.li`
  display: grid;
  counter-increment: picture;
  padding: 10px 10px 0;
  background: ${color.starch50};
  &:nth-child(${perStrip}n) {
    margin-bottom: ${space[20]};
    padding-bottom: ${space[32]};
  }
  &:last-child {
    margin-bottom: 0;
  }
  ${media.up(900)} {
    &:nth-child(${perStrip}n) {
      margin-bottom: 0;
      padding-bottom: 44px;
    }
  }
`;

const Inside = styled.div`
  ${surface.dark}
  background: ${color.indigo900};
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  align-content: center;
  padding: ${space[12]} ${space[12]} ${space[12]} ${space[20]};
  &::before {
    content: counter(picture);
    grid-row: span 2;
    font: 600 2rem/1 var(--serif);
    color: ${color.brass300};
  }
  p {
    ${type.small}
    color: ${role.text2};
  }
  ${media.up(900)} {
    grid-template-columns: 3.25rem minmax(0, 1fr);
    min-height: 148px;
    padding: ${space[20]};
    &::before {
      font-size: 2.75rem;
    }
    p {
      font-size: 1rem;
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
        <Strips>
          {photoBoothServices.map(({ name, text }) => (
            <Picture key={name}>
              <Inside>
                <Name>{name}</Name>
                <p>{text}</p>
              </Inside>
            </Picture>
          ))}
        </Strips>
      </Container>
    </Section>
  );
}
