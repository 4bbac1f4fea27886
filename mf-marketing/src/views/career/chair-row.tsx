import { styled } from 'styled-components';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { allPosts } from '../../content/career.ts';
import { Chairs } from '../../parts/chairs.tsx';

/** They stand on the edge of the ground below. */
const Band = styled.div`
  color: ${color.indigo900};
`;

/** One long row, two on phones. */
const Rows = styled(Container)`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
    column-gap: 0;
  }
`;

const Half = styled(Chairs)`
  width: 100%;
  height: auto;
`;

const firstHalf = Math.ceil(allPosts / 2);

/** All empty chairs of the heading. */
export function ChairRow() {
  return (
    <Band>
      <Rows>
        <Half count={firstHalf} />
        <Half count={allPosts - firstHalf} />
      </Rows>
    </Band>
  );
}
