import { Fragment } from 'react';
import { styled } from 'styled-components';
import { inAList } from '@venue/shared/text/in-a-list.ts';
import { doubleLine } from '@venue/shared/theme/styles.ts';
import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import { formatLongDate, isoInstant } from '@venue/shared/time/dates.ts';
import { formatLagosTimeWithZone } from '@venue/shared/time/zone-suffix.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { HallBooking } from '../../booking/booking.ts';
import { saveHallCalendar } from '../../text/calendar-file.ts';
import { type Deadline, deadlines } from '../../text/deadlines.ts';

const Frame = styled.section`
  ${doubleLine}
  display: grid;
  gap: ${space[32]};
  margin-top: ${space[20]};
  padding-top: ${space[20]};
  ${media.up(900)} {
    grid-column: 1 / -1;
  }
  ${media.up(1200)} {
    margin-top: ${space[52]};
    padding-top: 28px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 32px;
  align-items: baseline;
  justify-content: space-between;
`;

const Dates = styled.dl`
  ${type.ui}
  display: grid;
  gap: 2px ${space[32]};
  ${media.up(640)} {
    grid-template-columns: max-content minmax(0, 1fr);
    row-gap: ${space[12]};
  }
  dt {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  dd {
    color: ${color.ink2};
    ${media.below(640)} {
      margin-bottom: ${space[12]};
    }
  }
`;

function When({ deadline }: { deadline: Deadline }) {
  const day = formatLongDate(deadline.date, 'short');
  if (deadline.at === undefined) return <time dateTime={deadline.date}>{day}</time>;
  return (
    <time dateTime={isoInstant(deadline.at)}>
      {day}, {formatLagosTimeWithZone(deadline.at)}
    </time>
  );
}

export function DatesThatMatter({ booking }: { booking: HallBooking }) {
  const { dates, overdue } = deadlines(booking);
  if (dates.length === 0) return null;
  return (
    <Frame aria-label="Dates that matter">
      <Head>
        <Heading level={2}>Dates that matter</Heading>
        <Button $look="text" onClick={() => saveHallCalendar(booking)}>
          Add them to my calendar
        </Button>
      </Head>
      {overdue.length > 0 ? (
        <Note>
          Your event is too close for the usual deadline for {inAList(overdue)}. Please settle this with us
          now: <PhoneLink />.
        </Note>
      ) : null}
      <Dates>
        {dates.map((deadline) => (
          <Fragment key={deadline.id}>
            <dt>
              <When deadline={deadline} />
            </dt>
            <dd>{deadline.what}</dd>
          </Fragment>
        ))}
      </Dates>
    </Frame>
  );
}
