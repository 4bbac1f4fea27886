import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openAskingHallPage, openHallPage } from './hall-page.ts';
import { openFamilyPage, sharedSample, openStayPage } from './payment-pages.ts';
import type { OpenPage } from './tab.ts';
import { openWaitPage } from './wait-page.ts';
import { startWalk, type Walk } from './walk.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many walks are taken, and from which seed. */
    walks: { numRuns: number; seed?: number };
  }
}

beforeEach(() => {
  vi.stubGlobal('dispatchEvent', () => true);
  // The tabs of a walk share locks of their own, not those of a browser.
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

/** One step of a walk. */
type Step = (walk: Walk) => Promise<void>;

const tab = fc.nat({ max: 1 });
const choice = fc.nat({ max: 9 });
/** 0 is the usual end. */
const how = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: fc.nat({ max: 5 }) });

function step<Args extends unknown[]>(
  weight: number,
  args: fc.Arbitrary<Args>,
  take: (walk: Walk, ...given: Args) => Promise<void>,
): fc.WeightedArbitrary<Step> {
  return { weight, arbitrary: args.map((given) => (walk: Walk) => take(walk, ...given)) };
}

const steps = fc.oneof(
  step(320, fc.tuple(tab, choice, fc.boolean()), (walk, ...given) => walk.click(...given)),
  step(560, fc.tuple(choice, how), (walk, ...given) => walk.end(...given)),
  step(80, fc.tuple(tab), (walk, ...given) => walk.reload(...given)),
  step(80, fc.tuple(fc.constantFrom(1, 25, 1, 25, 144)), (walk, ...given) => walk.pass(...given)),
  step(40, fc.tuple(choice), (walk, ...given) => walk.settleLate(...given)),
  step(40, fc.tuple(), (walk) => walk.arriveLate()),
  step(40, fc.tuple(fc.boolean()), (walk, ...given) => walk.payOnOtherDevice(...given)),
  step(40, fc.tuple(fc.constantFrom('up', 'down', 'wrong')), (walk, ...given) => walk.setVerifier(...given)),
  step(30, fc.tuple(), (walk) => walk.wipe()),
);

/** Send, availability, hold, an e-mail whose answer is lost. */
const untilBooked = [[0], [0, 0], [0, 0], [0, 1]] as const;
/** MAKE PAYMENT, a choice, the dialog fades, the card form shows and is closed; the lost answer still waits first. */
const untilClosed = [[0], [0], [1, 0], [1, 0], [1, 2]] as const;
/** The same, and paid. */
const untilSecured = [[0], [0], [1, 0], [1, 0], [1, 0]] as const;

/** First steps in the hall walks, to leave more steps for trouble with the payment. */
const beginnings = [
  [],
  untilBooked,
  [...untilBooked, ...untilClosed],
  [...untilBooked, ...untilSecured],
] as const;

async function begin(walk: Walk, first: readonly (readonly [number, number?])[]): Promise<void> {
  for (const [which, end] of first) {
    // Each step is over before the next.
    await (end === undefined ? walk.click(0, which, false) : walk.end(which, end));
  }
}

function walking(openPage: OpenPage) {
  return fc.asyncProperty(
    fc.array(steps, { maxLength: 80, size: 'max' }),
    fc.boolean(),
    fc.constantFrom(...beginnings),
    async (taken, canVerify, beginning) => {
      const walk = startWalk(openPage, canVerify, openPage === openFamilyPage ? sharedSample : undefined);
      if (openPage === openHallPage) await begin(walk, beginning);
      // Each step is over before the next.
      for (const take of taken) await take(walk);
    },
  );
}

test.each([
  ['a hall', openHallPage],
  ['a date requested by e-mail', openAskingHallPage],
  ['a stay', openStayPage],
  ['someone else’s invoice', openFamilyPage],
  ['a day on the waiting list', openWaitPage],
] as const)(
  'C-22, E-12: whatever happens to %s, money, hold and e-mails are never misreported',
  async (_, openPage) => {
    await expect(fc.assert(walking(openPage), inject('walks'))).resolves.toBeUndefined();
  },
  1_000_000,
);
