import { Fragment, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { inFigures } from '@venue/shared/text/numbers.ts';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { closingTimeText } from '../../content/halls/hall-extras.ts';
import { quoteWith } from '../../content/links.ts';
import { fitFor, fitSentence } from '../../halls/hall-fit.ts';
import { useHost } from '../../host.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { LinkRow } from '../../sections/link-row.tsx';
import { Stack } from '../../sections/text-blocks.tsx';
import { HallCard, TooSmallHall } from './hall-card.tsx';

/** Id of the list of halls. */
export const hallsId = 'halls';

/** Columns of halls on wide screens. */
export function hallColumns(count: number): number {
  return Math.min(Math.max(count, 1), 3);
}

const Band = styled.section`
  padding-bottom: ${layout.band};
  /* Starts right under the header when scrolled to. */
  scroll-margin-top: -20px;
  &:focus {
    outline: none;
  }
  &:focus-visible {
    box-shadow: inset 0 3px ${color.indigo700};
  }
`;

const Columns = styled(Container)<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px ${layout.columnGap};
  padding-top: ${space[32]};
  > :not(article) {
    grid-column: 1 / -1;
  }
  ${media.up(900)} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    row-gap: ${space[20]};
    padding-top: ${layout.band};
  }
`;

/** Links to answers on the questions page. */
const questionLinks = [
  { id: 'own-people', title: 'Own caterer and DJ' },
  { id: 'parking', title: 'Parking' },
  { id: 'changing-rooms', title: 'Changing rooms' },
] as const;

/** The answer again, for who has come here from the number of people; of too many, `LargerThanHalls` has it. */
function HallsHeading({ people }: { people: number }) {
  const fit = fitFor(people);
  if (halls.length === 1 || fit.kind === 'beyond-halls') return null;
  const isAnswer = fit.kind !== 'unknown';
  return (
    // New elements for each number, because translators replace the text of old ones.
    <Fragment key={people}>
      <Heading level={2}>{isAnswer ? `The halls for ${inFigures(people)}.` : 'The halls.'}</Heading>
      <Muted>
        {isAnswer ? fitSentence(fit) : 'One manager and the same guards look after each of them.'}
      </Muted>
    </Fragment>
  );
}

function QuestionLinks() {
  const { Link } = useHost();
  return (
    <LinkRow as="ul">
      {questionLinks.map(({ id, title }) => (
        <li key={id}>
          <Link to={`${addressOf('mf-marketing/questions')}#${id}`}>{title}</Link>
        </li>
      ))}
    </LinkRow>
  );
}

/** D-04: no hall holds that many. */
function LargerThanHalls({ people }: { people: number }) {
  return (
    <Stack $gap={20}>
      <Heading level={2}>{fitSentence(fitFor(people))}</Heading>
      <Muted>
        Tell us the date and the number of people, and we’ll give you a price before you decide anything.
      </Muted>
      <ButtonRow>
        <ButtonLink to={quoteWith({ estimatedGuests: people })}>Request a quote</ButtonLink>
        <ButtonLink to={addressOf('mf-marketing/event-center')} look="text">
          See the event center
        </ButtonLink>
      </ButtonRow>
    </Stack>
  );
}

/** All halls by size or, for a number of people, those that fit, best first (FC-15, D-03). */
export function HallsThatFit({ people: latestPeople }: { people: number }) {
  const people = useDeferredValue(latestPeople);
  const fitting = halls.filter((hall) => people <= capacityOf(hall).most);
  const tooSmall = halls.filter((hall) => !fitting.includes(hall));
  const columns = hallColumns(fitting.length);
  return (
    <Band id={hallsId} tabIndex={-1} aria-label="The halls">
      <Columns $columns={columns}>
        <Stack>
          <HallsHeading people={people} />
          <p>{closingTimeText}</p>
          <QuestionLinks />
        </Stack>
        {fitting.length === 0 && <LargerThanHalls people={people} />}
        {fitting.map((hall, rank) => (
          <HallCard
            key={hall.id}
            hall={hall}
            people={people}
            columns={columns}
            isBest={people === 0 || rank === 0}
          />
        ))}
        {tooSmall.map((hall) => (
          <TooSmallHall key={hall.id} hall={hall} people={people} />
        ))}
      </Columns>
    </Band>
  );
}
