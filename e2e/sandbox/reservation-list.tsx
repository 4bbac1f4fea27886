/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { hallName } from './known-halls.ts';
import { labelledValues } from './labelled-values.ts';
import { formatDay, formatKobo, formatMoment } from './formats.ts';
import type { Reservation } from './records.ts';

const paymentMethods: Record<number, string> = { 1: 'Book on hold', 2: 'Pay at the venue', 4: 'By card' };

function facts({ guest, reservations: [stay], payment }: Reservation) {
  return labelledValues({
    guest: [guest.title, guest.firstName, guest.lastName].filter(Boolean).join(' '),
    phone: guest.phone,
    email: guest.email,
    guests: stay?.adultNo,
    from: stay?.arrivalTime,
    occasion: stay?.purpose,
    request: stay?.additionalReq,
    rate: stay && formatKobo(stay.rate * 100),
    amount: formatKobo(payment.amount * 100),
    payment: paymentMethods[payment.payMethodId] ?? `Method ${payment.payMethodId}`,
  });
}

function ReservationItem({ reservation, base }: { reservation: Reservation; base: string }) {
  const { bookingRef, released, reservations, at } = reservation;
  return (
    <article class="item">
      <header class="item__head">
        <h3>{reservations.map(({ roomTypeId }) => hallName(roomTypeId)).join(', ')}</h3>
        {released ? <span class="badge">Released</span> : <span class="badge badge--good">Held</span>}
      </header>
      <p class="item__lead">{reservations.map(({ checkInDate }) => formatDay(checkInDate)).join(', ')}</p>
      <dl class="facts">
        {facts(reservation).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <footer class="item__foot">
        <span class="small muted">
          {bookingRef}, {formatMoment(at)}
        </span>
        {!released && (
          <form method="post" action={`${base}/releases`}>
            <button class="button button--small" name="bookingRef" value={bookingRef}>
              Free the date
            </button>
          </form>
        )}
      </footer>
    </article>
  );
}

/** Every reservation, newest first, each with a way to free its date again. */
export function ReservationList({ reservations, base }: { reservations: Reservation[]; base: string }) {
  if (reservations.length === 0) {
    return (
      <p class="empty">No reservation yet. A hall that is booked on the site is held here, on that date.</p>
    );
  }
  return (
    <>
      {reservations.toReversed().map((reservation) => (
        <ReservationItem key={reservation.id} reservation={reservation} base={base} />
      ))}
    </>
  );
}
