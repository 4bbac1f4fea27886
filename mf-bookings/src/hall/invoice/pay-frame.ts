import { color, media, surface, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { styled } from 'styled-components';

export const PayFrame = styled.section`
  ${surface.dark}
  ${type.body}
  background: ${color.indigo900};
  display: grid;
  gap: 16px;
  padding: 24px;
  ${media.up(900)} {
    padding: 32px;
  }
`;

export const PayButton = styled(Button)`
  min-height: 56px;
`;
