import { styled } from 'styled-components';
import { layout } from '../theme/tokens.ts';

/** Centred content with the page's gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${layout.pageWidth} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;
