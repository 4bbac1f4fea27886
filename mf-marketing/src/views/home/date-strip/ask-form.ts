import { styled } from 'styled-components';
import { media, role, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';

/** Two fields and the button; the hint keeps its height, so that nothing below it moves. */
export const AskForm = styled.form`
  grid-template-columns: 3fr 2fr;
  gap: 12px;
  align-items: start;
  &[data-ask='room'] {
    grid-template-columns: 1fr 1fr;
  }
  &&[data-ask] {
    ${media.up(900)} {
      grid-template-columns: 1fr 1fr auto;
      gap: 10px 24px;
    }
  }
`;

export const AskButton = styled(Button)`
  grid-column: 1 / -1;
  ${media.up(900)} {
    grid-column: auto;
    min-width: 220px;
    margin-top: 28px;
  }
`;

export const AskHint = styled.p`
  ${type.small}
  grid-column: 1 / -1;
  min-height: 2.9em;
  color: ${role.text2};
  b {
    font-weight: 400;
    white-space: nowrap;
  }
  b[data-fits] {
    font-weight: 600;
    color: ${role.text};
  }
  ${media.up(900)} {
    min-height: 1.45em;
  }
`;
