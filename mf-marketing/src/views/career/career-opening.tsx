import { color, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { emptyChairs, postsOf } from '../../content/house/career.ts';
import { chairGap, chairRun, Chairs } from '../../sections/chairs.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { applicationId } from './apply-button.tsx';
import { useOpenings } from './use-openings.ts';

const Band = styled.div`
  color: ${color.indigo900};
`;

/** One long row from edge to edge, two on phones. */
const Rows = styled(Container)<{ $halves: readonly [number, number] }>`
  display: grid;
  gap: ${space[20]} ${({ $halves: [one, other] }) => (100 * chairGap) / chairRun(one + other)}%;
  ${media.up(640)} {
    grid-template-columns: ${({ $halves }) => $halves.map((half) => `${chairRun(half)}fr`).join(' ')};
  }
`;

const Half = styled(Chairs)`
  width: 100%;
  height: auto;
`;

/** All empty chairs of the heading. */
function ChairRow({ posts }: { posts: number }) {
  const firstHalf = Math.ceil(posts / 2);
  const secondHalf = posts - firstHalf;
  return (
    <Band>
      <Rows $halves={[firstHalf, secondHalf]}>
        <Half count={firstHalf} />
        <Half count={secondHalf} />
      </Rows>
    </Band>
  );
}

const Floor = styled.section`
  background: ${color.sanyan200};
`;

/** How many posts are open, with a chair drawn for each (PG-03). */
export function CareerOpening() {
  const posts = postsOf(useOpenings());
  const isHiring = posts > 0;
  return (
    <Floor>
      <PageOpening
        title={emptyChairs(posts)}
        display
        here="Career"
        tight
        beside
        actions={
          isHiring ? (
            <Button as="a" href={`#${applicationId}`}>
              Join Us
            </Button>
          ) : undefined
        }
      >
        {isHiring
          ? `The jobs below are open in ${place.town}. Send your CV, and we call you.`
          : 'No job is open now. The next one will stand here.'}
      </PageOpening>
      {isHiring ? <ChairRow posts={posts} /> : null}
    </Floor>
  );
}
