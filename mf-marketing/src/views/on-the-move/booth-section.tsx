import { styled } from 'styled-components';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { Picture } from '@venue/shared/ui/picture.tsx';
import { onTheMove, photoBoothServices } from '../../content/on-the-move.ts';
import { photoBoothCloth } from '../../media/pictures/photo-booth-cloth.ts';
import { photoBoothLight } from '../../media/pictures/photo-booth-light.ts';
import { photoBoothProps } from '../../media/pictures/photo-booth-props.ts';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { SwipeRow } from '../../sections/swipe-row.tsx';

const shots = [photoBoothCloth, photoBoothProps, photoBoothLight];
const perStrip = photoBoothServices.length / shots.length;

/** Three photo strips, each with a picture and its services. */
const strips = shots.map((shot, strip) => ({
  shot,
  services: photoBoothServices.slice(strip * perStrip, (strip + 1) * perStrip),
}));

/** The outer prints are slightly tilted. */
const Strips = styled.div`
  display: grid;
  gap: ${space[12]} ${layout.columnGap};
  ${media.up(640)} {
    row-gap: ${space[52]};
  }
  ${media.up(900)} {
    grid-template-columns: repeat(${shots.length}, 1fr);
    /* Two lines each, so that services side by side start at one height. */
    li > p {
      min-height: 2lh;
    }
    > * > :first-child > :first-child {
      rotate: -0.8deg;
    }
    > * > :last-child > :first-child {
      rotate: 0.7deg;
    }
  }
`;

/** With a wider edge at the bottom. */
const Print = styled.div`
  margin-bottom: ${space[32]};
  padding: 10px 10px ${space[32]};
  background: ${color.starch50};
`;

const sizes = '(min-width: 1280px) 360px, (min-width: 900px) 28vw, 80vw';

/** FC-19. */
export function BoothSection() {
  const { heading, intro } = onTheMove.booth;
  return (
    <HeadedSection title={heading} background="indigo" id="photo-booth" intro={intro}>
      <Strips>
        <SwipeRow label="Photo strips" itemName="strip">
          {strips.map(({ shot, services }) => (
            <div key={shot.alt}>
              <Print>
                <Picture of={shot} sizes={sizes} ratio="3 / 2" plain />
              </Print>
              <NamedList of={services} columns={1} />
            </div>
          ))}
        </SwipeRow>
      </Strips>
    </HeadedSection>
  );
}
