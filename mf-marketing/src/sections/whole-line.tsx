import { styled } from 'styled-components';
import { media } from '@venue/shared/theme/tokens.ts';

/** A line of a heading that is broken by hand: whole from 640 px; narrower screens break it as they must. */
export const WholeLine = styled.span`
  ${media.up(640)} {
    white-space: nowrap;
  }
`;
