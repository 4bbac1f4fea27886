import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { useOnline } from '@venue/shared/hooks/use-online.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { color, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { optionalComponent } from '../../ui/optional-component.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { ServiceMessage } from '../../ui/service-message.tsx';
import { guestCount } from '../booking/hall-capacity-hint.ts';
import { readHallForm } from '../booking/hall-fields.ts';
import type { DayQuery } from '../days/halls-on-day.ts';
import type { ChooseDay } from '../days/other-days.tsx';
import type { EarlierHold } from '../flow/book-hall.ts';
import { type NotBooked, notBookedMessage } from '../flow/not-booked.ts';
import type { HallFormRef } from './form-fields.ts';

const OtherDays = optionalComponent(
  async () => (await import('../days/other-days.tsx')).OtherDays,
  () => <p>Another date may be free.</p>,
);

type Reason = Exclude<NotBooked, { kind: 'refused' }>;

const Frame = styled.div`
  ${surface.light}
  ${type.ui}
  display: grid;
  gap: ${space[12]};
  padding: ${space[20]};
  border: 2px solid ${color.alaari700};
  background: ${color.white};
`;

const Message = styled.p`
  ${type.h4}
`;

const earlierHoldTexts = {
  unanswered:
    'You asked for this hall earlier and the reply never reached us, so it may already be held in your name.',
  expired: 'It may still be held under your own invoice, which has expired.',
} as const satisfies Record<NonNullable<EarlierHold>, string>;

function EarlierHoldNote({ earlierHold }: { earlierHold: EarlierHold }) {
  if (!earlierHold) return null;
  return (
    <p>
      {earlierHoldTexts[earlierHold]} We can’t check that from here: call <PhoneLink /> before you choose
      another.
    </p>
  );
}

function OtherHalls(props: { notBooked: Extract<Reason, { kind: 'hall-taken' }>; onChoose: ChooseDay }) {
  const [chosen, setChosen] = useState<Hall>();
  const { freeHalls } = props.notBooked;
  if (freeHalls.length === 0) return <p>No other hall is free on that day.</p>;
  return (
    <>
      <output>
        {chosen
          ? `${chosen.name} is chosen instead. Check the price, then check the date again.`
          : 'Free on that day. Everything you typed is kept:'}
      </output>
      {chosen ? null : (
        <ButtonRow>
          {freeHalls.map((hall) => (
            <Button
              key={hall.id}
              $look="line"
              onClick={() => {
                setChosen(hall);
                props.onChoose({ hall: hall.name });
              }}
            >
              Choose {hall.name}, {formatNaira(hall.rental)}
            </Button>
          ))}
        </ButtonRow>
      )}
    </>
  );
}

function Failed({ maybeHeld }: { maybeHeld: boolean }) {
  const online = useOnline();
  const again = online ? 'Try again' : 'Try again when you’re back online';
  if (maybeHeld) {
    return (
      <p key={again}>
        We asked for the hall, but the reply never reached us. {again}: we’ll check first and won’t book it
        twice. If it then shows as taken, it may already be held in your name: call <PhoneLink />.
      </p>
    );
  }
  if (!online) return <p key={again}>You are offline. Everything you typed is kept. {again}.</p>;
  return (
    <p key={again}>
      Nothing was booked, and everything you typed is kept. If this keeps happening, call <PhoneLink />.
    </p>
  );
}

/** The service gave its answer, so sending the same form again won’t help. */
function Declined({ notBooked }: { notBooked: Extract<Reason, { kind: 'declined' }> }) {
  return (
    <>
      <ServiceMessage text={notBooked.reason} />
      {notBooked.maybeHeld ? (
        <p>
          You asked for this hall earlier and the reply never reached us: it may already be held in your name.
          Call <PhoneLink />.
        </p>
      ) : (
        <p>
          Nothing was booked, and everything you typed is kept. If there is nothing to correct in the form,
          call <PhoneLink />.
        </p>
      )}
    </>
  );
}

/** The way out when the reservation service fails or refuses. */
function AskByMail({ onRequest }: { onRequest: () => void }) {
  return (
    <>
      <p>
        Or ask the venue about this date by e-mail, with everything in the form. This does not hold the date:
        the venue will tell you whether it is free.
      </p>
      <Button $look="line" onClick={onRequest}>
        Ask by e-mail
      </Button>
    </>
  );
}

export type NotBookedNoticeProps = {
  notBooked: Reason;
  form: HallFormRef;
  onChoose: ChooseDay;
  onRequest: () => void;
};

/** Other days. The query stays the one that was sent, even if the form changes. */
function AnotherDay({ form, onChoose }: Pick<NotBookedNoticeProps, 'form' | 'onChoose'>) {
  const [query] = useState((): DayQuery | undefined => {
    if (!form.current) return undefined;
    const { eventDate, noOfPeople, hall } = readHallForm(new FormData(form.current));
    return { date: eventDate, people: guestCount(noOfPeople), hall };
  });
  return query ? <OtherDays query={query} onChoose={onChoose} /> : null;
}

function advice({ notBooked, form, onChoose, onRequest }: NotBookedNoticeProps): ReactNode {
  if (notBooked.kind === 'failed' || notBooked.kind === 'declined') {
    return (
      <>
        {notBooked.kind === 'failed' ? (
          <Failed maybeHeld={notBooked.maybeHeld} />
        ) : (
          <Declined notBooked={notBooked} />
        )}
        <AskByMail onRequest={onRequest} />
      </>
    );
  }
  if (notBooked.kind === 'not-loaded') return <Failed maybeHeld={false} />;
  if (notBooked.kind === 'all-taken') {
    return (
      <>
        <ServiceMessage text={notBooked.reason} />
        <p>Everything you typed is kept: just change the date.</p>
        <AnotherDay form={form} onChoose={onChoose} />
      </>
    );
  }
  return (
    <>
      <OtherHalls notBooked={notBooked} onChoose={onChoose} />
      <AnotherDay form={form} onChoose={onChoose} />
    </>
  );
}

/** Why the booking stopped, and the next step out of it (M-04 to M-06, Q-09). Takes focus when it appears. */
export function NotBookedNotice(props: NotBookedNoticeProps) {
  const { notBooked } = props;
  const frame = useFocusOnMount<HTMLDivElement>();
  const message = notBookedMessage(notBooked);
  return (
    <Frame ref={frame} role="group" tabIndex={-1} aria-label={message}>
      <Message>{message}</Message>
      <EarlierHoldNote earlierHold={'earlierHold' in notBooked ? notBooked.earlierHold : undefined} />
      {advice(props)}
    </Frame>
  );
}
