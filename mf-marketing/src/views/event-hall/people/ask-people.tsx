import type { RefObject, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { capital } from '@venue/shared/words/number-words.ts';
import { allHalls } from '../../../content/hall-words.ts';
import { headlineFigures } from '../../../content/headline-figures.ts';
import { useHost } from '../../../host.ts';
import { WayHere } from '../../../parts/way-here.tsx';
import { fitFor } from '../fit/fit.ts';
import { fitSentence } from '../fit/fit-words.ts';
import { hallsId } from '../halls/halls-id.ts';
import { PeopleNumber } from './people-number.tsx';
import { peopleId } from './people-field.ts';
import { Seats } from './seats.tsx';
import { seatsShown } from './seat-columns.ts';
import type { People } from './use-people.ts';

const Ground = styled.section`
  ${surface.dark}
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[20]};
  padding-block: ${space[12]} 28px;
  > * {
    min-width: 0;
  }
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
    gap: 28px 64px;
    padding-block: 28px ${space[52]};
    nav {
      grid-column: 1 / -1;
    }
  }
`;

const Ask = styled.form`
  display: grid;
  gap: 16px;
  align-content: start;
  justify-items: start;
  > div {
    justify-self: stretch;
  }
  ${media.up(900)} {
    gap: ${space[20]};
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
        <WayHere here="Event hall" />
        <Ask ref={form} action={`#${hallsId}`} aria-label="How many are coming" onSubmit={ask}>
          <Heading level={1}>How many are coming?</Heading>
          <div>
            <label htmlFor={peopleId}>Guests, band, caterers and drivers, all together.</label>
          </div>
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
                {fit.kind === 'unknown' &&
                  `${capital(allHalls)}, one manager. More than ${seatsShown}? The event center takes up to ${headlineFigures.seated}: `}
                {quote}.
              </p>
            )}
          </Answer>
        </Ask>
        <Seats people={people.count} />
      </Columns>
    </Ground>
  );
}
