import { styled } from 'styled-components';
import { role, space } from '@venue/shared/theme/tokens.ts';

/** A heading, what it says in a sentence or two, and what there is to do: one under the other, in a column of its own. */
export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  align-content: start;
  > p {
    max-width: 34em;
    color: ${role.text2};
  }
  > :is(ul, nav) {
    margin-top: ${space[8]};
  }
  > :is(a, button) {
    justify-self: start;
  }
  > :is(a, button, div):last-child {
    margin-top: ${space[12]};
  }
`;
