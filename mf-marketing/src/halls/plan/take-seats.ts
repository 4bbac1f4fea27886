import { roundTable, type SeatGroup, seatsIn } from './seating-plan.ts';

export type TakenSeats = { readonly taken: readonly SeatGroup[]; readonly free: readonly SeatGroup[] };

/** The single chairs of a group. */
function chairsOf(group: SeatGroup): readonly SeatGroup[] {
  if (group.kind === 'chair') return [group];
  const size = group.kind === 'round' ? roundTable.chairSize : group.size;
  return Array.from({ length: seatsIn(group) }, (_, seat) => ({
    kind: 'chair',
    at: chairAt(group, seat),
    size,
  }));
}

function chairAt(group: Exclude<SeatGroup, { kind: 'chair' }>, seat: number) {
  const { x, y } = group.at;
  if (group.kind === 'round') {
    const angle = (seat / roundTable.seats) * 2 * Math.PI;
    return { x: x + roundTable.chairs * Math.cos(angle), y: y + roundTable.chairs * Math.sin(angle) };
  }
  const way = seat * group.pitch;
  return group.direction === 'across' ? { x: x + way, y } : { x, y: y + way };
}

/** Seats people from the front; those beyond the last seat are ignored. */
export function takeSeats(seats: readonly SeatGroup[], people: number): TakenSeats {
  const taken: SeatGroup[] = [];
  const free: SeatGroup[] = [];
  let waiting = people;
  for (const group of seats) {
    const size = seatsIn(group);
    if (waiting >= size) taken.push(group);
    else if (waiting <= 0) free.push(group);
    else {
      taken.push(...chairsOf(group).slice(0, waiting));
      free.push(...chairsOf(group).slice(waiting));
    }
    waiting -= size;
  }
  return { taken, free };
}
