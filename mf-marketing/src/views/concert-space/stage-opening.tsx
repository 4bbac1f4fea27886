import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { color, layout, media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { knownFacts, openWords } from '../../content/halls/concert-day.ts';
import { ifNotFree } from '../../content/house/if-not-free.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { concertSpaceTall } from '../../media/pictures/concert-space-tall.ts';
import { concertSpace } from '../../media/pictures/concert-space.ts';
import { PlaceLine } from '../../sections/words.tsx';
import { WayHere } from '../../sections/way-here.tsx';
import { ConcertWays } from './concert-ways.tsx';

const Stage = styled.section`
  ${surface.dark}
  position: relative;
`;

const View = styled(CaptionedPicture)`
  height: 400px;
  /* At the foot lie the words. */
  figcaption {
    inset: 0 0 auto auto;
  }
  ${media.up(900)} {
    height: clamp(400px, 66vh, 560px);
  }
  ${media.up(1600)} {
    height: 700px;
  }
`;

/** The words stand on the empty floor before the stage, which is as dark as the ground under them. */
const Floor = styled.div`
  position: relative;
  margin-top: -120px;
  padding-top: 60px;
  background: linear-gradient(transparent, ${color.indigo950} 120px);
  ${media.up(900)} {
    margin-top: -180px;
    padding-top: 84px;
    background: linear-gradient(transparent, ${color.indigo950} 200px);
  }
`;

const Words = styled(Container)`
  ${pageWords}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: ${space[52]};
  ${media.up(900)} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${layout.columnGap};
    align-items: center;
    > h1 + p,
    > h1 + p + * {
      margin-top: ${space[32]};
    }
    padding-bottom: ${space[52]};
    > nav,
    > h1 {
      grid-column: 1 / -1;
    }
  }
`;

/** What most come to ask, never wider than the screen. Money is never serif. */
const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  align-items: baseline;
  font: 650 min(13vw, 2.75rem) / 1 var(--sans);
  font-variant-numeric: lining-nums;
  letter-spacing: -0.02em;
  color: ${color.brass300};
  ${media.up(900)} {
    font-size: min(9.4vw, 4rem);
  }
  small {
    font: 400 1.125rem/1.4 var(--sans);
    letter-spacing: 0;
    color: ${role.text};
  }
`;

const Fine = styled.div`
  display: grid;
  gap: ${space[12]} ${layout.columnGap};
  margin-top: ${space[20]};
  color: ${role.text2};
  ${media.up(900)} {
    grid-column: 1 / -1;
    margin-top: ${space[32]};
    grid-template-columns: 7fr 5fr;
    padding-top: ${space[20]};
    border-top: 1px solid ${role.hairline};
    p {
      max-width: 46em;
    }
  }
`;

/** 16:10 covers a phone upright, then a band of 620 px. */
const sizes = '(min-width: 992px) 100vw, (min-width: 640px) 992px, 80vw';

/** The stage, what a day on it costs, and the way to book it (FC-17). */
export function StageOpening() {
  return (
    <Stage>
      <View
        of={concertSpace}
        onPhones={concertSpaceTall}
        sizes={sizes}
        ratio="fill"
        caption="The concert space"
        priority
      />
      <Floor>
        <Words>
          <WayHere here="Concert space" />
          <PlaceLine>Concert space</PlaceLine>
          <Heading level={1}>The stage is up. Bring the band.</Heading>
          <Sum>
            {formatNaira(concertDayRate)} <small>a day, stage, floor and lights</small>
          </Sum>
          <ConcertWays first="brass" />
          <Fine>
            <p>
              Next: your day, your name, and payment by card. After the payment the venue confirms your
              booking. {ifNotFree}
              {openWords && ` Ask us first ${openWords}.`}
            </p>
            {knownFacts.length > 0 && (
              <KeyValues>
                {knownFacts.map(({ name, text }) => (
                  <KeyValue key={name} name={name} value={text} />
                ))}
              </KeyValues>
            )}
          </Fine>
        </Words>
      </Floor>
    </Stage>
  );
}
