import { styled } from 'styled-components';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { socialEvents } from '../../content/social-events.ts';
import { Patch } from './patch.tsx';

/** A cloth and its words are two squares of one patch, side by side; patches keep apart, so that no pair is mistaken. */
const Cloths = styled.ul`
  display: grid;
  margin-bottom: ${layout.band};
  border: 1px solid var(--hairline);
  ${media.up(640)} {
    gap: ${layout.columnGap};
    border: 0;
  }
  ${media.up(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The eight kinds of social event as one adire cloth (EV-07). */
export function Quilt() {
  return (
    <Cloths>
      {socialEvents.map((event) => (
        <Patch key={event.title} event={event} />
      ))}
    </Cloths>
  );
}
