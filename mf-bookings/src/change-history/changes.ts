import type { CalendarDate } from '@venue/shared/time/dates.ts';
import { mailState } from '../mail/stored-mail.ts';
import { storedInstant } from '../storage/stored-list.ts';
import type { DateSpan } from '../time/date-span.ts';
import { z } from '../zod.ts';

const dateSpan = z.object({ from: z.string(), to: z.string() });

const wish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), to: dateSpan }),
  z.object({ kind: z.literal('cancel') }),
]);
export type RequestedChange = z.infer<typeof wish>;

const changeRequest = z.object({
  wish,
  /** ms since the epoch; the terms as of that day apply. */
  at: storedInstant,
  /** Of the new day, in a sentence; '' for a cancellation. */
  availability: z.string(),
  reason: z.string(),
  mail: mailState,
});
/** A request that the venue has not answered, as far as this device knows. */
export type ChangeRequest = z.infer<typeof changeRequest>;

/** Changes to a booking, as entered by its customer. Instants in ms since the epoch. */
export const changesSchema = z.object({
  request: z.optional(changeRequest),
  /** Moves, the latest last: former days, when it was entered and when requested. `fee`: in naira, paid directly to the venue. */
  moved: z.array(
    z.object({
      from: dateSpan,
      at: storedInstant,
      requestedAt: storedInstant,
      fee: z.optional(z.object({ naira: z.int(), isPaid: z.boolean() })),
    }),
  ),
  /** `refund`: in naira, if the venue has said. */
  cancelled: z.optional(
    z.object({ at: storedInstant, requestedAt: storedInstant, refund: z.optional(z.int()) }),
  ),
});
export type Changes = z.infer<typeof changesSchema>;

export type Changeable = { changes?: Changes | undefined };

/** The venue's answer, as entered by the customer. `reinstated`: it is not cancelled after all. */
export type Answer =
  /** `fee`: in naira; 0 if there is none. */
  | { kind: 'moved'; to: DateSpan; fee: number }
  | { kind: 'cancelled'; refund: number | undefined }
  | { kind: 'refused' }
  | { kind: 'reinstated' };

export function isCancelled({ changes }: Changeable): boolean {
  return changes?.cancelled !== undefined;
}

/** The request that waits for the venue's answer. */
export function requestOf({ changes }: Changeable): ChangeRequest | undefined {
  return changes?.request;
}

const unchanged: Changes = { moved: [] };

export function withRequest<Booking extends Changeable>(
  booking: Booking,
  request: ChangeRequest | undefined,
): Booking {
  return { ...booking, changes: { ...(booking.changes ?? unchanged), request } };
}

/** When this change was requested, or now if it was not. */
function requestedAt(changes: Changes, kind: RequestedChange['kind'], now: number): number {
  return changes.request?.wish.kind === kind ? changes.request.at : now;
}

/** The changes once the venue has answered; `from`: the days of the booking until then. */
export function withAnswer(
  changes: Changes = unchanged,
  answer: Answer,
  { from, now }: { from: DateSpan; now: number },
): Changes {
  const settled = { ...changes, request: undefined };
  if (answer.kind === 'moved') {
    const fee = answer.fee > 0 ? { fee: { naira: answer.fee, isPaid: false } } : {};
    const move = { from, at: now, requestedAt: requestedAt(changes, 'move', now), ...fee };
    return { ...settled, moved: [...changes.moved, move] };
  }
  if (answer.kind === 'cancelled') {
    const cancelled = { at: now, requestedAt: requestedAt(changes, 'cancel', now), refund: answer.refund };
    return { ...settled, cancelled };
  }
  return answer.kind === 'reinstated' ? { ...settled, cancelled: undefined } : settled;
}

/** Marks all fees for moving as paid, or only the last one as not paid. */
export function withFeesPaid<Booking extends Changeable>(booking: Booking, isPaid: boolean): Booking {
  const changes = booking.changes ?? unchanged;
  const last = changes.moved.findLastIndex(({ fee }) => fee !== undefined);
  const moved = changes.moved.map((move, index) =>
    move.fee && (isPaid || index === last) ? { ...move, fee: { ...move.fee, isPaid } } : move,
  );
  return { ...booking, changes: { ...changes, moved } };
}

/** Fees for moving, in naira; none for a cancelled booking. */
export function moveFees(booking: Changeable): { paid: number; left: number } {
  const fees = isCancelled(booking) ? [] : (booking.changes?.moved ?? []).flatMap(({ fee }) => fee ?? []);
  const sum = (isPaid: boolean) =>
    fees.reduce((all, fee) => all + (fee.isPaid === isPaid ? fee.naira : 0), 0);
  return { paid: sum(true), left: sum(false) };
}

/** Whether a booking is for that day, or was before a move. */
export function wasOnDay(day: CalendarDate, current: CalendarDate, { changes }: Changeable): boolean {
  return current === day || (changes?.moved.some(({ from }) => from.from === day) ?? false);
}
