import { HeadedSection } from '../../sections/headed-section.tsx';
import { Facts } from '@venue/shared/ui/facts.tsx';
import { styled } from 'styled-components';
import { media, space, surface } from '@venue/shared/theme/tokens.ts';
import { onTheMove, photoBoothServices } from '../../content/on-the-move.ts';
import { photoBoothCloth } from '../../media/pictures/photo-booth-cloth.ts';
import { photoBoothLight } from '../../media/pictures/photo-booth-light.ts';
import { photoBoothProps } from '../../media/pictures/photo-booth-props.ts';
import { SmallPicture } from '../../media/small-picture.tsx';

const shots = [photoBoothCloth, photoBoothProps, photoBoothLight];
const perStrip = photoBoothServices.length / shots.length;

/** Three photo strips, each with a picture and its services. */
const strips = shots.map((shot, strip) => ({
  shot,
  services: photoBoothServices.slice(strip * perStrip, (strip + 1) * perStrip),
}));

/** The outer ones are slightly tilted. */
const Strips = styled.div`
  display: grid;
  gap: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: repeat(${shots.length}, 1fr);
    column-gap: ${space[52]};
    > :first-child {
      rotate: -0.8deg;
    }
    > :last-child {
      rotate: 0.7deg;
    }
  }
`;

/** Like a print, with a wider edge at the bottom. */
const Strip = styled.div`
  ${surface.light}
  display: grid;
  grid-template-rows: auto 1fr;
  padding: 10px 10px ${space[32]};
`;

const Services = styled.div`
  padding: ${space[20]} 10px 0;
`;

const sizes = '(min-width: 1280px) 360px, (min-width: 900px) 28vw, 80vw';

/** FC-19. */
export function BoothSection() {
  const { heading, intro } = onTheMove.booth;
  return (
    <HeadedSection title={heading} ground="indigo" id="photo-booth" intro={intro}>
      <Strips>
        {strips.map(({ shot, services }) => (
          <Strip key={shot.alt}>
            <SmallPicture of={shot} sizes={sizes} />
            <Services>
              <Facts of={services} columns={1} />
            </Services>
          </Strip>
        ))}
      </Strips>
    </HeadedSection>
  );
}
