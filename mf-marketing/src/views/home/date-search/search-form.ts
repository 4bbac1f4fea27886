import { styled } from 'styled-components';
import { media, role, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';

/** Distance from the top of a label to its field. */
export const labelHeight = 'calc(1rem * 1.35 + 6px)';

/** Two fields, side by side unless text is large, and the button. */
export const SearchForm = styled.form`
  flex-wrap: wrap;
  grid-template-columns: 1fr 1fr auto;
  gap: 12px;
  align-items: start;
  > * {
    flex: 1 1 7rem;
  }
  &[data-ask='hall'] > :first-child {
    flex-grow: 3;
  }
  &[data-ask='hall'] > :nth-child(2) {
    flex: 2 1 4.5rem;
  }
  ${media.up(900)} {
    gap: 10px 24px;
  }
`;

export const SearchButton = styled(Button)`
  && {
    flex-basis: 100%;
  }
  ${media.up(900)} {
    min-width: 220px;
    margin-top: ${labelHeight};
  }
`;

/** Has a fixed height, so that nothing below it moves. */
export const SearchHint = styled.p`
  ${type.small}
  grid-column: 1 / -1;
  && {
    flex-basis: 100%;
  }
  min-height: 2.9em;
  color: ${role.text2};
  b {
    font-weight: 400;
  }
  b[data-fits] {
    font-weight: 600;
    color: ${role.text};
  }
  ${media.up(900)} {
    min-height: 1.45em;
    b {
      white-space: nowrap;
    }
  }
`;
