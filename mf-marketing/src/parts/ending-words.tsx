import { styled } from 'styled-components';
import { role, space } from '@venue/shared/theme/tokens.ts';

/** The words with which a page ends, beside its drawing: heading, sentence, way on. */
export const EndingWords = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  p {
    max-width: 28em;
    color: ${role.text2};
  }
  > :last-child {
    margin-top: ${space[12]};
  }
`;
