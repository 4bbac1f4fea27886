import type { CalendarDate } from '@venue/shared/dates.ts';
import { z } from '../zod.ts';
import type { DateSpan } from '../time/date-span.ts';
import { mailState } from '../mail/mail-state.ts';
import { storedInstant } from '../storage/stored-instant.ts';

const dateSpan = z.object({ from: z.string(), to: z.string() });

/** What a customer asks the venue for. */
const wish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), to: dateSpan }),
  z.object({ kind: z.literal('cancel') }),
]);
export type RequestedChange = z.infer<typeof wish>;

const changeRequest = z.object({
  wish,
  /** When it was asked, ms since the epoch: the terms count from that day. */
  at: storedInstant,
  /** What the service said of the new day when it was looked at, or why nobody can say; '' of a cancellation. */
  dayFound: z.string(),
  reason: z.string(),
  /** `waiting`: it was put aside on this device, to be sent from there. */
  mail: z.enum([...mailState.options, 'waiting']),
});
/** A request that the venue has not answered, as far as this device knows. */
export type ChangeRequest = z.infer<typeof changeRequest>;

/** What became of a booking after it was made, by what its customer says that the venue answered. Instants in ms since the epoch. */
export const changesSchema = z.object({
  request: z.optional(changeRequest),
  /**
   * From which days it was moved, when that was noted and when it was asked; the latest last. `fee`: what the venue wants for it, in
   * naira, which goes to the venue itself, and whether its customer has noted it as paid.
   */
  moved: z.array(
    z.object({
      from: dateSpan,
      at: storedInstant,
      requestedAt: storedInstant,
      fee: z.optional(z.object({ naira: z.int(), isPaid: z.boolean() })),
    }),
  ),
  /** `back`: what the venue gives back, in naira, where it has said. */
  cancelled: z.optional(
    z.object({ at: storedInstant, requestedAt: storedInstant, back: z.optional(z.int()) }),
  ),
});
export type Changes = z.infer<typeof changesSchema>;

/** A booking of which something may have been changed. */
export type Changeable = { changes?: Changes | undefined };

/** What the venue answered, in its customer's words. `stands`: it is not cancelled after all. */
export type Answer =
  /** `fee`: what it wants for that, in naira; 0 where nothing. */
  | { kind: 'moved'; to: DateSpan; fee: number }
  | { kind: 'cancelled'; back: number | undefined }
  | { kind: 'refused' }
  | { kind: 'stands' };

export function isCancelled({ changes }: Changeable): boolean {
  return changes?.cancelled !== undefined;
}

/** The request that waits for the venue's answer. */
export function requestOf({ changes }: Changeable): ChangeRequest | undefined {
  return changes?.request;
}

const unchanged: Changes = { moved: [] };

/** A booking with a request, or with what became of its e-mail. */
export function withRequest<Booking extends Changeable>(
  booking: Booking,
  request: ChangeRequest | undefined,
): Booking {
  return { ...booking, changes: { ...(booking.changes ?? unchanged), request } };
}

/** The instant from which the terms count: when just this was asked for, else now. */
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
    const cancelled = { at: now, requestedAt: requestedAt(changes, 'cancel', now), back: answer.back };
    return { ...settled, cancelled };
  }
  return answer.kind === 'stands' ? { ...settled, cancelled: undefined } : settled;
}

/** A booking with all fees for moving noted as paid to the venue, or the last one as not paid: those before were settled by then. */
export function withFeesPaid<Booking extends Changeable>(booking: Booking, isPaid: boolean): Booking {
  const changes = booking.changes ?? unchanged;
  const last = changes.moved.findLastIndex(({ fee }) => fee !== undefined);
  const moved = changes.moved.map((move, index) =>
    move.fee && (isPaid || index === last) ? { ...move, fee: { ...move.fee, isPaid } } : move,
  );
  return { ...booking, changes: { ...changes, moved } };
}

/** What the venue wants for moving it, in naira, that is noted as paid and that is not; nothing for what is cancelled. */
export function moveFees(booking: Changeable): { paid: number; left: number } {
  const fees = isCancelled(booking) ? [] : (booking.changes?.moved ?? []).flatMap(({ fee }) => fee ?? []);
  const sum = (isPaid: boolean) =>
    fees.reduce((all, fee) => all + (fee.isPaid === isPaid ? fee.naira : 0), 0);
  return { paid: sum(true), left: sum(false) };
}

/** Whether a booking is for that day, or was before it was moved. */
export function wasFor(day: CalendarDate, current: CalendarDate, { changes }: Changeable): boolean {
  return current === day || (changes?.moved.some(({ from }) => from.from === day) ?? false);
}
