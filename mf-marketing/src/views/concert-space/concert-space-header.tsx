import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { color, media } from '@venue/shared/theme/tokens.ts';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { knownFacts, missingFactsText } from '../../content/halls/concert-day.ts';
import { ifNotFree } from '../../content/lodging/lodging-text.ts';
import { concertSpace } from '../../media/pictures/concert-space.ts';
import { SplitHeader } from '../../sections/split-header.tsx';
import { Stack } from '../../sections/text-blocks.tsx';
import { ConcertActions } from './concert-actions.tsx';

/** Never wider than the screen. */
const Sum = styled.b`
  display: block;
  font: 650 min(13vw, 2.75rem) / 1.2 var(--sans);
  font-variant-numeric: lining-nums;
  letter-spacing: -0.02em;
  color: ${color.brass300};
  ${media.up(900)} {
    font-size: min(9.4vw, 4rem);
  }
`;

/** The stage and its price for a day (FC-17). */
export function ConcertSpaceHeader() {
  return (
    <SplitHeader
      current="Concert space"
      eyebrow="Concert space, by the day"
      title="The stage is up. Bring the band."
      intro={
        <>
          <Sum>{formatNaira(concertDayRate)}</Sum> a day, stage, floor and lights
        </>
      }
      picture={concertSpace}
      caption="The concert space"
      background="dark"
      tall
    >
      <Stack>
        <ConcertActions look="brass" />
        <Muted>
          Pay by card; we confirm your booking after payment. {ifNotFree}
          {missingFactsText && ` Ask us ${missingFactsText}.`}
        </Muted>
        {knownFacts.length > 0 && (
          <KeyValues>
            {knownFacts.map(({ name, text }) => (
              <KeyValue key={name} name={name} value={text} />
            ))}
          </KeyValues>
        )}
      </Stack>
    </SplitHeader>
  );
}
