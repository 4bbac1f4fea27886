import { styled } from 'styled-components';
import { role, space, type } from '@venue/shared/theme/tokens.ts';

/** One under the other, so many px apart. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 12 }) => space[$gap]};
  align-content: start;
`;

/** What a page says in its largest plain words. */
export const Quote = styled.p`
  ${type.quote}
  text-wrap: balance;
`;

/** A heading, what it says in a sentence or two, and what there is to do: one under the other, in a column of its own. */
export const Words = styled(Stack)`
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
