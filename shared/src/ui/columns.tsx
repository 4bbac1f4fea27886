import { css, styled } from 'styled-components';
import { layout, media, space } from '../theme/tokens.ts';
import { Container } from './container.tsx';

/** Columns of one width: so many of them from each of these widths of the window on. */
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
  /** A column of twelve stays free between them. */
  $free?: boolean;
  /** The lower one stands in the middle of the higher one. */
  $middle?: boolean;
  /** Between them where one is over the other, in px. */
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
