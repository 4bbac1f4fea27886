import { beforeCharge } from './before-charge.ts';
import { createCardCompany } from './card-company.ts';
import { createDevice } from './device.ts';
import { atDenial, beforeAdd } from './rules.ts';
import type { World } from './tab.ts';
import { createMailService, createVenueDesk, formDay } from './venue-desk.ts';

/** A world whose rules are checked; a broken one fails the walk at the end of the step. */
export type WatchedWorld = {
  world: World;
  /** Checks a rule and remembers if it is broken. */
  watch: (rule: () => void) => void;
  broken: unknown[];
  /** The device was wiped, and has forgotten its holds. */
  isWiped: boolean;
  /** Until when this device has a confirmed hold (ms since the epoch). */
  heldUntil: number;
  /** The smallest amount owed so far, in naira, by invoice. */
  leastOwed: Map<string, number>;
};

export function createWatchedWorld(canVerify: boolean): WatchedWorld {
  const device = createDevice();
  const company = createCardCompany(device, canVerify);
  const venue = createVenueDesk(device);
  const mail = createMailService(device);
  const broken: unknown[] = [];
  const watch = (rule: () => void) => {
    try {
      rule();
    } catch (error) {
      broken.push(error);
    }
  };
  const world: World = {
    device,
    company,
    venue,
    mail,
    onOpen: (charge, acknowledged) => watch(() => beforeCharge(world, charge, acknowledged)),
    onAdd: () => watch(() => beforeAdd(world, watched.heldUntil)),
    onDenial: (text) => watch(() => atDenial(watched.isWiped || !venue.mayBeHeld(formDay), text)),
    onNoted: (day, answer) => {
      if (answer.kind !== 'moved' && answer.kind !== 'cancelled') return;
      venue.changed(day, answer.kind === 'moved' ? answer.to.from : undefined);
      if (day === formDay) watched.heldUntil = 0;
    },
    onNoCharge: (tab) => {
      const last = company.attempts.findLast((attempt) => attempt.tab === tab);
      watch(() => atDenial(last === undefined || last.form === 'never', 'nothing was charged'));
    },
    report: (error) => void broken.push(error),
  };
  const watched: WatchedWorld = { world, watch, broken, isWiped: false, heldUntil: 0, leastOwed: new Map() };
  return watched;
}
