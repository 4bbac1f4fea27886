import { color, media, space, layout } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Lede } from '@venue/shared/ui/text.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { allPosts, emptyChairs } from '../../content/house/career.ts';
import { chairGap, chairRun, Chairs } from '../../sections/chairs.tsx';
import { WayHere } from '../../sections/way-here.tsx';
import { applicationId } from './apply-button.tsx';

/** They stand on the edge of the ground below. */
const Band = styled.div`
  color: ${color.indigo900};
`;

const firstHalf = Math.ceil(allPosts / 2);
const secondHalf = allPosts - firstHalf;

/** One long row from edge to edge, two on phones. */
const Rows = styled(Container)`
  display: grid;
  gap: ${space[20]} ${(100 * chairGap) / chairRun(allPosts)}%;
  ${media.up(640)} {
    grid-template-columns: ${chairRun(firstHalf)}fr ${chairRun(secondHalf)}fr;
  }
`;

const Half = styled(Chairs)`
  width: 100%;
  height: auto;
`;

/** All empty chairs of the heading. */
function ChairRow() {
  return (
    <Band>
      <Rows>
        <Half count={firstHalf} />
        <Half count={secondHalf} />
      </Rows>
    </Band>
  );
}

/** Sand, as the floor of a hall before the tables come. */
const Floor = styled.section`
  background: ${color.sanyan200};
`;

const Words = styled(Container)`
  ${pageWords}
  display: grid;
  justify-items: start;
  padding-block: ${layout.aboveWay} ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 7fr auto;
    column-gap: ${layout.freeColumn};
    align-items: end;
    padding-bottom: ${space[52]};
    > h1 + p + * {
      margin-top: 0;
    }
    > nav,
    > h1 {
      grid-column: 1 / -1;
    }
  }
`;

/** Every empty chair of the heading stands in it (PG-03). */
export function CareerOpening() {
  return (
    <Floor>
      <Words>
        <WayHere here="Career" />
        <Heading level={1} look="display">
          {emptyChairs}
        </Heading>
        <Lede>{`The jobs below are open in ${place.town}. Send your CV, and we call you.`}</Lede>
        <Button as="a" href={`#${applicationId}`}>
          Join Us
        </Button>
      </Words>
      <ChairRow />
    </Floor>
  );
}
