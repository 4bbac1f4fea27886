import { css, styled } from 'styled-components';
import { layout, media, space } from '../theme/tokens.ts';

/** Centred content with the page's gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${layout.pageWidth} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

/**
 * Two equal columns, or one if they would be narrower than `least` (in rem, so that it grows with the text).
 * `gap` in px or a custom property.
 */
export function twoColumns(least: string, gap: string): string {
  return `
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${least}, 50% - ${gap} / 2)), 1fr));
    column-gap: ${gap};
  `;
}

/** Columns of equal width: how many of them, by minimum window width. */
export function columnsFrom(widths: Partial<Record<640 | 900 | 1200, number>>) {
  return ([640, 900, 1200] as const).flatMap((from) =>
    widths[from] === undefined
      ? []
      : [`${media.up(from)} { grid-template-columns: repeat(${widths[from]}, minmax(0, 1fr)); }`],
  );
}

type ColumnsProps = {
  /** How many of twelve columns the first part has; the second has the rest. */
  $first?: number;
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
    grid-template-columns: ${({ $first = 6 }) => layout.columns($first)} minmax(0, 1fr);
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
