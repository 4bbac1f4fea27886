import { inFigures, formatNaira } from '@venue/shared/words/numbers.ts';
import type { RefObject, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { hallsFrom, halls } from '@venue/shared/venue/halls.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { quoteWith } from '../../content/links.ts';
import { centerSeatsMore, headlineFigures } from '../../content/halls/capacities.ts';
import { useHost } from '../../host.ts';
import { hallAmbaliScreens } from '../../media/pictures/hall-ambali-screens.ts';
import { SplitOpening } from '../../sections/split-opening.tsx';
import { fitFor, fitSentence } from '../../halls/hall-fit.ts';
import { hallsId } from './halls-that-fit.tsx';
import { peopleId, PeopleNumber, type People } from './people-number.tsx';
import { Seats, seatsShown } from './seats.tsx';

const Ask = styled.form`
  display: grid;
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

/** Leaves room for the longest answer, so that nothing moves while a number is typed. */
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

const Below = styled.div`
  ${surface.dark}
  padding-bottom: ${space[32]};
  ${media.up(900)} {
    padding-top: ${space[32]};
  }
`;

const ambali = halls.find(({ key }) => key === 'ambali');
const caption = ambali ? `${ambali.name}, laid for a party` : 'Laid for a party';

type AskPeopleProps = { form: RefObject<HTMLFormElement | null>; people: People; onAsk: () => void };

/** How many are coming, with a dot for each person (FC-15, D-03, D-04). */
export function AskPeople({ form, people, onAsk }: AskPeopleProps) {
  const { Link } = useHost();
  const fit = fitFor(people.count);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk();
    document.getElementById(hallsId)?.focus();
  };
  const quote =
    fit.kind === 'unknown'
      ? addressOf('mf-forms/request-quote')
      : quoteWith({ estimatedGuests: people.count });
  return (
    <>
      <SplitOpening
        here="Event hall"
        place={`Event halls from ${formatNaira(hallsFrom)} a day`}
        title="How many are coming?"
        lede={<label htmlFor={peopleId}>Guests, band, caterers and drivers, all together.</label>}
        picture={hallAmbaliScreens}
        caption={caption}
        ground="dark"
      >
        <Ask ref={form} action={`#${hallsId}`} aria-label="How many are coming" onSubmit={ask}>
          <div>
            <PeopleNumber />
          </div>
          <Button type="submit" $variant={people.asked > 0 ? 'line' : 'brass'}>
            Show the halls that fit
          </Button>
          <Answer>
            <output htmlFor={peopleId}>{fitSentence(fit)}</output>
            {(fit.kind === 'unknown' || fit.kind === 'beyond-halls') && (
              <p>
                {fit.kind === 'unknown' && (
                  <span>
                    {`More than ${inFigures(seatsShown)} guests? `}
                    {centerSeatsMore && `The whole event center seats ${headlineFigures.seated}. `}
                  </span>
                )}
                <span>
                  <Link to={quote}>Request a quote</Link>.
                </span>
              </p>
            )}
          </Answer>
        </Ask>
      </SplitOpening>
      <Below>
        <Container>
          <Seats people={people.count} />
        </Container>
      </Below>
    </>
  );
}
