import { styled } from 'styled-components';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { socialEvents } from '../../content/social-events.ts';
import { Patch } from './patch.tsx';

/** Squares sewn edge to edge: cloth and words take turns, so that no two pieces of cloth meet. */
const Cloths = styled.ul`
  display: grid;
  margin-bottom: ${layout.band};
  border: 1px solid var(--hairline);
  ${media.up(640)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.up(1200)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
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
