import { styled } from 'styled-components';
import { media } from '@venue/shared/theme/tokens.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { eventCenterExterior } from '../../media/pictures/event-center-exterior.ts';

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(900)} {
    aspect-ratio: auto;
    height: 560px;
  }
  ${media.up(1600)} {
    height: 720px;
  }
`;

/** The house from the road, from edge to edge of the screen. */
export function EventCenterFront() {
  return (
    <View
      of={eventCenterExterior}
      sizes="(min-width: 900px) 100vw, (min-width: 640px) 120vw, 88vw"
      ratio="fill"
      caption="The event center at seven"
    />
  );
}
