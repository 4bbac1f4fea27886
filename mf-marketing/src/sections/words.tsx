import { styled } from 'styled-components';
import { media, role, space, type } from '@venue/shared/theme/tokens.ts';

/** One under the other, so many px apart. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 12 }) => space[$gap]};
  align-content: start;
`;

export const Quote = styled.p`
  ${type.quote}
  text-wrap: balance;
`;

/** A heading, what it says in a sentence or two, and what there is to do: one under the other, in a column of its own. */
export const Text = styled(Stack)`
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

/** Which place it is and what decides about it, over a heading that does not say so: `Lounge, holds 200`. */
export const PlaceLine = styled.p`
  margin-bottom: ${space[12]};
  font: 650 1rem/1.4 var(--sans);
  color: ${role.accent};
`;

/** A line of a heading that is broken by hand: whole from 640 px; narrower screens break it as they must. */
export const WholeLine = styled.span`
  ${media.up(640)} {
    white-space: nowrap;
  }
`;
