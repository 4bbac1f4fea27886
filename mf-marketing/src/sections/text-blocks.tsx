import { styled } from 'styled-components';
import { media, role, space, type } from '@venue/shared/theme/tokens.ts';

/** Stacked, with a gap in px. */
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

/** A column with a heading, text and actions. */
export const TextColumn = styled(Stack)`
  > p {
    max-width: 34em;
    color: ${role.text2};
    text-wrap: balance;
  }
  > :is(ul, nav) {
    margin-block: ${space[8]};
  }
  > :is(a, button) {
    justify-self: start;
  }
  > :is(a, button, div):last-child {
    margin-top: ${space[12]};
  }
`;

/** Over a heading that does not name the place: `Lounge, holds 200`. */
export const Eyebrow = styled.p`
  margin-bottom: ${space[12]};
  font: 650 1rem/1.4 var(--sans);
  color: ${role.accent};
`;

/** Part of a heading that stays on one line from 640 px. */
export const NoWrapLine = styled.span`
  ${media.up(640)} {
    white-space: nowrap;
  }
`;

/** A part of a page under a line. */
export const RuledBlock = styled.div`
  border-top: 1px solid ${role.rule};
  padding-top: ${space[20]};
`;
