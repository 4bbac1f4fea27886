import { styled } from 'styled-components';
import { color, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { allPosts } from '../../content/house/career.ts';
import { chairGap, chairRun, Chairs } from '../../parts/chairs.tsx';

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
export function ChairRow() {
  return (
    <Band>
      <Rows>
        <Half count={firstHalf} />
        <Half count={secondHalf} />
      </Rows>
    </Band>
  );
}
