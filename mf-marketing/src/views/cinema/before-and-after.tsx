import { styled } from 'styled-components';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { cinema } from '../../content/cinema.ts';
import type { Neighbour } from '../../content/neighbour.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';

const Title = styled(Heading)`
  margin-bottom: ${space[32]};
  ${media.up(900)} {
    margin-bottom: ${space[52]};
  }
`;

const Pair = styled.ul`
  display: grid;
  gap: ${space[52]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The whole card answers to the pointer; for everybody else it is the one link. */
const Card = styled.article`
  position: relative;
  a {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const When = styled.p`
  ${type.small}
  margin-top: ${space[20]};
  color: ${role.text2};
`;

const Text = styled.p`
  margin-block: ${space[4]} ${space[4]};
  color: ${role.text2};
`;

const sizes = '(min-width: 1600px) 650px, (min-width: 640px) 48vw, 80vw';

function NeighbourCard({ neighbour }: { neighbour: Neighbour }) {
  const { Link } = useHost();
  const { when, title, text, place, path, picture } = neighbour;
  return (
    <Card>
      <CaptionedPicture of={picture} sizes={sizes} ratio="3 / 2" alt="" />
      <When>{when}</When>
      <Heading level={3}>{title}</Heading>
      <Text>{text}</Text>
      <Link to={path}>
        To {place}
        <Icon name="arrow" />
      </Link>
    </Card>
  );
}

/** Where guests of the cinema come from or go on to. */
export function BeforeAndAfter() {
  const { heading, neighbours } = cinema.around;
  return (
    <>
      <Title level={2}>{heading}</Title>
      <Pair>
        {neighbours.map((neighbour) => (
          <li key={neighbour.path}>
            <NeighbourCard neighbour={neighbour} />
          </li>
        ))}
      </Pair>
    </>
  );
}
