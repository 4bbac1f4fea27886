import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openFamilyPage, sharedSample } from './family-page.ts';
import { openAskingHallPage, openHallPage } from './hall-page.ts';
import { openStayPage } from './stay-page.ts';
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
type Step = { name: string; run: (walk: Walk) => Promise<void> };

const tab = fc.nat({ max: 1 });
const choice = fc.nat({ max: 9 });
/** 0 is the usual end. */
const how = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: fc.nat({ max: 5 }) });

function step<Args extends unknown[]>(
  name: string,
  args: fc.Arbitrary<Args>,
  run: (walk: Walk, ...given: Args) => Promise<void>,
): fc.Arbitrary<Step> {
  return args.map((given) => ({
    name: `${name} ${given.join(' ')}`,
    run: (walk: Walk) => run(walk, ...given),
  }));
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: step('click', fc.tuple(tab, choice, fc.boolean()), (walk, ...given) => walk.click(...given)),
  },
  { weight: 14, arbitrary: step('end', fc.tuple(choice, how), (walk, ...given) => walk.end(...given)) },
  { weight: 2, arbitrary: step('reload', fc.tuple(tab), (walk, ...given) => walk.reload(...given)) },
  {
    weight: 2,
    arbitrary: step('pass', fc.tuple(fc.constantFrom(1, 25, 1, 25, 144)), (walk, ...given) =>
      walk.pass(...given),
    ),
  },
  {
    weight: 1,
    arbitrary: step('settle late', fc.tuple(choice), (walk, ...given) => walk.settleLate(...given)),
  },
  { weight: 1, arbitrary: step('arrive late', fc.tuple(), (walk) => walk.arriveLate()) },
  {
    weight: 1,
    arbitrary: step('pay elsewhere', fc.tuple(fc.boolean()), (walk, ...given) =>
      walk.payOnOtherDevice(...given),
    ),
  },
  {
    weight: 1,
    arbitrary: step('verifier', fc.tuple(fc.constantFrom('up', 'down', 'wrong')), (walk, ...given) =>
      walk.setVerifier(...given),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ name: 'nothing', run: async () => {} }) },
);

const wipe = fc.constant<Step>({ name: 'wipe', run: (walk) => walk.wipe() });

class Command implements fc.AsyncCommand<object, Walk> {
  readonly taken: Step;
  constructor(taken: Step) {
    this.taken = taken;
  }
  check() {
    return true;
  }
  run(_: object, walk: Walk) {
    return this.taken.run(walk);
  }
  toString() {
    return this.taken.name;
  }
}

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
  const anyStep = fc.oneof({ weight: 40, arbitrary: steps }, { weight: 1, arbitrary: wipe });
  const commands = fc.commands([anyStep.map((taken) => new Command(taken))], {
    maxCommands: 80,
    size: 'max',
  });
  return fc.asyncProperty(
    commands,
    fc.boolean(),
    fc.constantFrom(...beginnings),
    (taken, canVerify, beginning) =>
      fc.asyncModelRun(async () => {
        const real = startWalk(openPage, canVerify, openPage === openFamilyPage ? sharedSample : undefined);
        if (openPage === openHallPage) await begin(real, beginning);
        return { model: {}, real };
      }, taken),
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
