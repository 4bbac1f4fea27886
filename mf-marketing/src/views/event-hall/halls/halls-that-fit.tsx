import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../../sections/section-head.tsx';
import { halls } from '../../../content/halls/halls.ts';
import { rankHalls } from '../fit/rank-halls.ts';
import { HallCard } from './hall-card.tsx';
import { columnsOf, hallShares } from './hall-shares.ts';
import { hallsId } from './halls-id.ts';
import { LargerThanHalls } from './larger-than-halls.tsx';
import { SmallHall } from './small-hall.tsx';
import { WithEveryHall } from './with-every-hall.tsx';

const Band = styled.section`
  padding-bottom: ${layout.band};
  scroll-margin-top: ${layout.headerHeight};
  &:focus {
    outline: none;
  }
  &:focus-visible {
    box-shadow: inset 0 3px ${color.indigo700};
  }
`;

const Columns = styled(Container)<{ $shares: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: ${({ $shares }) => $shares};
    row-gap: ${space[20]};
    padding-top: ${layout.band};
  }
`;

/** Over all halls, while nobody was counted. */
const Head = styled.div`
  grid-column: 1 / -1;
  margin-bottom: -28px;
  padding-top: ${layout.band};
  ${media.up(900)} {
    margin-bottom: -${space[20]};
    padding-top: 0;
  }
`;

/** The halls: all of them by size, or those that take the people counted, the best one first (FC-15, D-03). */
export function HallsThatFit({ people: asked }: { people: number }) {
  const people = useDeferredValue(asked);
  const { fitting, small } = rankHalls(people);
  const shares = hallShares(fitting.length, people > 0);
  return (
    <Band id={hallsId} tabIndex={-1} aria-label="The halls">
      <Columns $shares={columnsOf(shares)}>
        {people === 0 && halls.length > 1 && (
          <Head>
            <SectionHead title="The halls.">
              One manager and the same guards stand behind each of them.
            </SectionHead>
          </Head>
        )}
        <WithEveryHall />
        {fitting.length === 0 && <LargerThanHalls people={people} />}
        {fitting.map((suited, place) => (
          <HallCard
            key={suited.hall.id}
            {...suited}
            people={people}
            share={shares[place] ?? 4}
            best={people === 0 || place === 0}
          />
        ))}
        {small.map((hall) => (
          <SmallHall key={hall.id} hall={hall} people={people} />
        ))}
      </Columns>
    </Band>
  );
}
