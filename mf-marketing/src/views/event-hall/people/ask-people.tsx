import { inFigures } from '@venue/shared/words/in-figures.ts';
import type { RefObject, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { halls } from '../../../content/halls/halls.ts';
import { headlineFigures } from '../../../content/halls/capacities.ts';
import { useHost } from '../../../host.ts';
import { CaptionedPicture } from '../../../media/captioned-picture.tsx';
import { hallAmbaliScreens } from '../../../media/pictures/hall-ambali-screens.ts';
import { PlaceLine } from '../../../sections/words.tsx';
import { WayHere } from '../../../sections/way-here.tsx';
import { fitFor, fitSentence } from '../fit.ts';
import { hallsId } from '../halls/halls-that-fit.tsx';
import { peopleId, PeopleNumber } from './people-number.tsx';
import { Seats } from './seats.tsx';
import { seatsShown } from './seat-columns.ts';
import type { People } from './use-people.ts';

const Ground = styled.section`
  ${surface.dark}
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${layout.underWay};
  padding-block: ${space[4]} 28px;
  ${media.up(900)} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 28px 64px;
    padding-block: ${layout.aboveWay} ${space[32]};
  }
`;

const Words = styled.div`
  ${pageWords}
`;

const Ask = styled.form`
  ${pageWords}
  display: grid;
  align-content: start;
  justify-items: start;
  > div {
    justify-self: stretch;
  }
  > button {
    margin-block: 16px;
    ${media.up(900)} {
      margin-block: ${space[20]};
    }
  }
`;

/** Holds the place of the longest answer, so that the seats stand still while a number is typed. */
const Answer = styled.div`
  min-height: 4.5em;
  p {
    max-width: 30em;
    color: ${role.text2};
  }
  output {
    display: block;
    ${type.h4}
  }
`;

/** A hall on the night, to the edge of the window from 900 px, where the halls' seats stand under it. */
const View = styled(CaptionedPicture)`
  height: 220px;
  margin: -${space[4]} calc(-1 * ${layout.gutter}) 0;
  ${media.up(640)} {
    height: 280px;
  }
  ${media.up(900)} {
    grid-area: 1 / 2;
    height: auto;
    margin: calc(-1 * ${layout.aboveWay}) calc(-1 * ${layout.outside}) 0 0;
    contain: size;
  }
`;

/** 4:3 covers the strip of a phone, then a box of seven twelfths and the edge. */
const sizes = '(min-width: 900px) 60vw, (min-width: 640px) 100vw, 80vw';

/** The hall of the picture, by its name and price: what is shown is what is let. */
const ambali = halls.find(({ key }) => key === 'ambali');
const shown = ambali ? `${ambali.name}, ${formatNaira(ambali.rental)} a day` : 'Laid for a party';

type AskPeopleProps = { form: RefObject<HTMLFormElement | null>; people: People; onAsk: () => void };

/** The page's first question: how many are coming, with a dot for each of them (FC-15, D-03, D-04). */
export function AskPeople({ form, people, onAsk }: AskPeopleProps) {
  const { Link } = useHost();
  const fit = fitFor(people.count);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk();
    document.getElementById(hallsId)?.focus();
  };
  const quote = <Link to={addressOf('mf-forms/request-quote')}>Request a quote</Link>;
  return (
    <Ground>
      <Columns>
        <View of={hallAmbaliScreens} sizes={sizes} ratio="fill" caption={shown} priority />
        <Words>
          <WayHere here="Event hall" />
          <Ask ref={form} action={`#${hallsId}`} aria-label="How many are coming" onSubmit={ask}>
            <PlaceLine>{`Event halls from ${formatNaira(hallsFrom)} a day`}</PlaceLine>
            <Heading level={1}>How many are coming?</Heading>
            <p>
              <label htmlFor={peopleId}>Guests, band, caterers and drivers, all together.</label>
            </p>
            <div>
              <PeopleNumber />
            </div>
            <Button type="submit" $look={people.asked > 0 ? 'line' : 'brass'}>
              Show the halls that fit
            </Button>
            <Answer>
              <output htmlFor={peopleId}>{fitSentence(fit)}</output>
              {(fit.kind === 'unknown' || fit.kind === 'beyond-halls') && (
                <p>
                  {fit.kind === 'unknown' && (
                    <span>{`More than ${inFigures(seatsShown)} guests? The whole event center seats ${headlineFigures.seated}. `}</span>
                  )}
                  <span>{quote}.</span>
                </p>
              )}
            </Answer>
          </Ask>
        </Words>
        <Seats people={people.count} />
      </Columns>
    </Ground>
  );
}
