import type { RefObject, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { inFigures, formatNaira } from '@venue/shared/text/numbers.ts';
import { media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { hallsFrom, halls } from '@venue/shared/venue/halls.ts';
import { isEventCenterLarger, headlineFigures } from '../../content/halls/capacities.ts';
import { quoteWith } from '../../content/links.ts';
import { fitFor, fitSentence } from '../../halls/hall-fit.ts';
import { useHost } from '../../host.ts';
import { hallAmbaliScreens } from '../../media/pictures/hall-ambali-screens.ts';
import { SplitHeader } from '../../sections/split-header.tsx';
import { TextColumn } from '../../sections/text-blocks.tsx';
import { HallSeatCharts, mostSeats } from './hall-seat-charts.tsx';
import { hallsId } from './halls-that-fit.tsx';
import { peopleId, PeopleCountField } from './people-count.tsx';

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

function showHalls(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  const list = document.getElementById(hallsId);
  // Browsers would scroll to the middle of a list that is taller than the screen.
  list?.focus({ preventScroll: true });
  list?.scrollIntoView();
}

type EventHallHeaderProps = {
  form: RefObject<HTMLFormElement | null>;
  people: number;
};

/** How many are coming, with a dot for each person (FC-15, D-03, D-04). */
export function EventHallHeader({ form, people }: EventHallHeaderProps) {
  const { Link } = useHost();
  const fit = fitFor(people);
  const quote =
    fit.kind === 'unknown' ? addressOf('mf-forms/request-quote') : quoteWith({ estimatedGuests: people });
  return (
    <>
      <SplitHeader
        current="Halls"
        eyebrow={`Halls from ${formatNaira(hallsFrom)} a day`}
        title="How many are coming?"
        intro={<label htmlFor={peopleId}>Guests, band, caterers and drivers, all together.</label>}
        picture={hallAmbaliScreens}
        caption={caption}
        background="dark"
      >
        <TextColumn
          as="form"
          $gap={20}
          ref={form}
          action={`#${hallsId}`}
          aria-label="How many are coming"
          onSubmit={showHalls}
        >
          <PeopleCountField />
          <Button type="submit" $look={people > 0 ? 'line' : 'brass'}>
            Show the halls that fit
          </Button>
          <Answer>
            <output htmlFor={peopleId}>{fitSentence(fit)}</output>
            {(fit.kind === 'unknown' || fit.kind === 'beyond-halls') && (
              <p>
                {fit.kind === 'unknown' && (
                  <span>
                    {`More than ${inFigures(mostSeats)} guests? `}
                    {isEventCenterLarger && `The whole event center seats ${headlineFigures.seated}. `}
                  </span>
                )}
                <span>
                  <Link to={quote}>Request a quote</Link>.
                </span>
              </p>
            )}
          </Answer>
        </TextColumn>
      </SplitHeader>
      <Below>
        <Container>
          <HallSeatCharts people={people} />
        </Container>
      </Below>
    </>
  );
}
