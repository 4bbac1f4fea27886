import { dayMs, hourMs } from '@venue/shared/time/durations.ts';
import { invoiceReference, type Payable } from '../../src/hall/booking/invoice.ts';
import { createBookingLedger } from '../../src/hall/ledger/booking-ledger.ts';
import { sampleBooking } from '../sample-booking.ts';
import { isTaken } from './card-company.ts';
import { afterStep, afterSuccess, listed, owedNeverRises } from './rules.ts';
import type { OpenPage, Page, World } from './tab.ts';
import { createWatchedWorld, type WatchedWorld } from './world.ts';

/** Two tabs on one device, and everything that can happen to them. */
export type Walk = {
  /** Clicks something that the page in a tab offers. */
  click: (tab: number, choice: number, isDouble: boolean) => Promise<void>;
  /** Ends something that a page is waiting for. */
  end: (choice: number, how: number) => Promise<void>;
  reload: (tab: number) => Promise<void>;
  wipe: () => Promise<void>;
  pass: (hours: number) => Promise<void>;
  /** A payment settles minutes after its card form was closed. */
  settleLate: (choice: number) => Promise<void>;
  arriveLate: () => Promise<void>;
  /** Someone with the link pays on another device, or closes the card form there. */
  payOnOtherDevice: (isPaid: boolean) => Promise<void>;
  setVerifier: (how: World['company']['verifierState']) => Promise<void>;
};

/** Resolves once the flows have done everything that waits for nobody: a message comes after all due tasks. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage('settled');
  });
}

function at<Item>(items: readonly Item[], choice: number): Item | undefined {
  return items[choice % Math.max(1, items.length)];
}

function formIn({ company }: World, tab: number): string | undefined {
  return company.attempts.findLast((attempt) => attempt.tab === tab && attempt.form === 'shown')?.reference;
}

function endOne(watched: WatchedWorld, choice: number, how: number) {
  const { device } = watched.world;
  const waiting = at(device.waiting, choice);
  const end = at(waiting?.ends ?? [], how);
  if (!waiting || !end) return undefined;
  device.waiting.splice(device.waiting.indexOf(waiting), 1);
  const reference = end.how === 'pays' ? formIn(watched.world, waiting.tab) : undefined;
  if (waiting.what === 'add' && end.how === 'answered') watched.heldUntil = device.clock + dayMs;
  end.end();
  return { text: `tab ${waiting.tab}: ${waiting.what}: ${end.how}`, tab: waiting.tab, reference };
}

function wipe(watched: WatchedWorld): void {
  const { device, company } = watched.world;
  device.kept.clear();
  device.kept.set('wiped', String(device.clock));
  watched.isWiped = true;
  watched.heldUntil = 0;
  watched.leastOwed.clear();
  for (const attempt of company.attempts) attempt.isWiped = true;
}

/** The invoice that other devices can pay: of the link that is open, or of the hall booked here. */
function invoiceOf({ device }: World, sent: Payable | undefined): Payable | undefined {
  const ledger = createBookingLedger(device.browser(0).storage, () => device.clock);
  return sent ?? ledger.onDay(sampleBooking.details).booking;
}

/** Pays the deposit, later the balance in parts, under the first unused reference. */
function payOnOtherDevice(world: World, sent: Payable | undefined, isPaid: boolean): void {
  const { attempts, payOnOtherDevice: pay } = world.company;
  const payable = invoiceOf(world, sent);
  if (!payable) return;
  const paid = attempts.reduce((sum, { naira, isPaid: isIn }) => sum + (isIn ? naira : 0), 0);
  const naira = paid === 0 ? 800_000 : Math.min(300_000, 1_700_000 - paid);
  const used = new Set(attempts.filter(isTaken).map(({ reference }) => reference));
  let n = 1;
  while (used.has(invoiceReference(payable.invoice, n))) n += 1;
  if (naira > 0) pay(invoiceReference(payable.invoice, n), naira, isPaid);
}

/** Lets hours pass. Days pass only once in a walk, as old bookings are forgotten after a month. */
function createPassing(device: World['device']): (wanted: number) => string {
  let areDaysOver = false;
  return (wanted) => {
    const areDays = wanted > 100;
    const hours = areDays && areDaysOver ? 1 : wanted;
    areDaysOver ||= areDays;
    device.clock += hours * hourMs;
    return `${hours} h pass`;
  };
}

/** `sent`: the invoice whose link is open. */
export function startWalk(openPage: OpenPage, canVerify: boolean, sent?: Payable): Walk {
  const watched = createWatchedWorld(canVerify);
  const { world, broken, watch } = watched;
  const { device, company, venue } = world;
  const pages: Page[] = [openPage(world, 0), openPage(world, 1)];

  const passTime = createPassing(device);

  async function step(what: string): Promise<void> {
    device.log.push(what);
    await settle();
    if (broken.length === 0)
      watch(() => {
        const kept = listed(world);
        afterStep(world, kept, { pages, isWiped: watched.isWiped });
        owedNeverRises(kept, watched.leastOwed);
      });
    if (broken.length > 0) throw new Error(device.log.join('\n'), { cause: broken[0] });
  }

  return {
    click: (tab, choice, isDouble) => {
      const offer = at(pages[tab]?.offers() ?? [], choice);
      const click = () => void Promise.resolve(offer?.run()).catch(world.report);
      click();
      if (isDouble) click();
      return step(`tab ${tab}: ${offer?.name ?? 'nothing'}${isDouble ? ', twice' : ''}`);
    },
    end: async (choice, how) => {
      const ended = endOne(watched, choice, how);
      if (!ended) return;
      await step(ended.text);
      const { reference } = ended;
      if (reference === undefined) return;
      watch(() => afterSuccess(world, pages[ended.tab], reference));
      await step('the receipt');
    },
    reload: (tab) => {
      device.leave(tab);
      company.leave(tab);
      pages[tab] = openPage(world, tab);
      return step(`tab ${tab}: reload`);
    },
    wipe: () => {
      wipe(watched);
      return step('wipe');
    },
    pass: (hours) => step(passTime(hours)),
    settleLate: (choice) => {
      const attempt = at(
        company.attempts.filter(({ form }) => form === 'gone'),
        choice,
      );
      if (attempt) attempt.isPaid = true;
      return step(`settles late: ${attempt?.reference ?? 'nothing'}`);
    },
    arriveLate: () => {
      venue.arrive();
      return step('a late request arrives');
    },
    payOnOtherDevice: (isPaid) => {
      payOnOtherDevice(world, sent, isPaid);
      return step(`another device ${isPaid ? 'pays' : 'opens a card form'}`);
    },
    setVerifier: (how) => {
      company.verifierState = how;
      return step(`verifier: ${how}`);
    },
  };
}
