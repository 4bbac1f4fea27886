import { inAList } from '@venue/shared/text/in-a-list.ts';
import { formatLongDate, isoInstant, lagosHour } from '@venue/shared/time/dates.ts';
import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { doubleLine } from '@venue/shared/theme/styles.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { styled } from 'styled-components';
import { PhoneLink } from '../../../controls/phone-link.tsx';
import type { HallBooking } from '../../booking/booking.ts';
import { type Deadline, deadlines } from '../../text/deadlines.ts';
import { saveHallCalendar } from '../../text/calendar-file.ts';

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

const Line = styled.ol<{ $count: number }>`
  display: grid;
  ${media.up(1200)} {
    grid-template-columns: repeat(${(props) => props.$count}, minmax(0, 1fr));
    column-gap: 20px;
  }
`;

const dots = {
  plain: '',
  now: `background: ${color.indigo700}; box-shadow: inset 0 0 0 2px ${color.starch50};`,
  day: `border-color: ${color.alaari700}; background: ${color.alaari700};`,
} as const;

const Stop = styled.li<{ $dot: keyof typeof dots }>`
  position: relative;
  padding: 0 0 22px 36px;
  &::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 5px;
    z-index: 1;
    width: 14px;
    height: 14px;
    border: 2px solid ${color.indigo700};
    border-radius: 50%;
    background: ${color.starch50};
    ${(props) => dots[props.$dot]}
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 8px;
    bottom: -8px;
    left: 11px;
    width: 2px;
    background: ${color.sanyan400};
  }
  time {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  ${media.up(1200)} {
    display: grid;
    align-content: start;
    row-gap: 4px;
    padding: 34px 0 0;
    &::before {
      top: 4px;
      left: 0;
    }
    &:not(:last-child)::after {
      top: 10px;
      right: -20px;
      bottom: auto;
      left: 14px;
      width: auto;
      height: 2px;
    }
  }
`;

const What = styled.p`
  ${type.ui}
  line-height: 1.45;
  color: ${color.ink2};
`;

function dotOf({ id }: Deadline): keyof typeof dots {
  if (id === 'day') return 'day';
  return id === 'hold' ? 'now' : 'plain';
}

function When({ deadline }: { deadline: Deadline }) {
  const day = formatLongDate(deadline.date, 'short');
  if (deadline.at === undefined) return <time dateTime={deadline.date}>{day}</time>;
  return (
    <time dateTime={isoInstant(deadline.at)}>
      {day}, {lagosHour(deadline.at)}
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
      <Line $count={dates.length}>
        {dates.map((deadline) => (
          <Stop key={deadline.id} $dot={dotOf(deadline)}>
            <When deadline={deadline} />
            <What>{deadline.what}</What>
          </Stop>
        ))}
      </Line>
    </Frame>
  );
}
