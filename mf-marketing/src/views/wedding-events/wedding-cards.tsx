import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { weddingCards } from '../../content/weddings.ts';
import { useHost } from '../../host.ts';
import { Picture } from '../../media/picture.tsx';

const Cards = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(1200)} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

/** Words and ways of a row begin on one line, however long a title is. */
const Card = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  p {
    color: ${role.text2};
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: 44px;
  }
`;

const View = styled(Picture)`
  aspect-ratio: 1;
`;

/** Two to a row of a phone, where the larger size of headings would break their words. */
const Title = styled(Heading)`
  font-size: 1.375rem;
  overflow-wrap: break-word;
  ${media.up(640)} {
    font-size: 1.75rem;
  }
`;

/** 16:10 covers a square. */
const sizes = '(min-width: 1600px) 496px, (min-width: 1200px) 451px, (min-width: 640px) 78vw, 60vw';

/** EV-03. */
export function WeddingCards() {
  const { Link: Way } = useHost();
  return (
    <Section $ground="tint">
      <Container>
        <SectionHead title="Before the wedding, and years after.">
          From the shower to the renewal of vows, each has a room of its size.
        </SectionHead>
        <Cards>
          {weddingCards.map(({ title, text, image, way }) => (
            <Card key={title}>
              <View of={image} sizes={sizes} ratio="fill" />
              <Title level={3}>{title}</Title>
              <p>{text}</p>
              <Way to={way.path}>{way.title}</Way>
            </Card>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}
