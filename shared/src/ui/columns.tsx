import { css, styled } from 'styled-components';
import { layout, media, space } from '../theme/tokens.ts';
import { Container } from './container.tsx';

/** Columns of equal width: how many of them, by minimum window width. */
export function columnsFrom(widths: Partial<Record<640 | 900 | 1200, number>>) {
  return ([640, 900, 1200] as const).flatMap((from) =>
    widths[from] === undefined
      ? []
      : [`${media.up(from)} { grid-template-columns: repeat(${widths[from]}, minmax(0, 1fr)); }`],
  );
}

type ColumnsProps = {
  /** Twelfths of the first and the second column. */
  $of?: readonly [number, number];
  /** One of twelve columns stays empty between them. */
  $free?: boolean;
  /** Centres the columns vertically. */
  $middle?: boolean;
  /** The gap in px if one is above the other. */
  $gap?: keyof typeof space;
};

const columns = css<ColumnsProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 32 }) => space[$gap]} ${({ $free }) => ($free ? layout.freeColumn : layout.columnGap)};
  ${media.up(900)} {
    grid-template-columns: ${({ $of: [first, second] = [1, 1] }) => `minmax(0, ${first}fr) minmax(0, ${second}fr)`};
    ${({ $middle }) => ($middle ? 'align-items: center;' : '')}
  }
`;

/** Two columns of a page from 900 px, one over the other below. */
export const Columns = styled(Container)<ColumnsProps>`
  ${columns}
`;

/** {@link Columns} within something that has the page's gutters already. */
export const InnerColumns = styled.div<ColumnsProps>`
  ${columns}
`;
