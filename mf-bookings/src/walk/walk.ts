import { afterStep, afterSuccess, owedNeverRises } from './rules.ts';
import type { OpenPage, Page, World } from './tab.ts';
import { createWatchedWorld, type WatchedWorld } from './watched-world.ts';

const hour = 3_600_000;

/** Two tabs of one device, and everything that can happen to them. */
export type Walk = {
  /** Clicks what the page of a tab offers. */
  click: (tab: number, choice: number, isDouble: boolean) => Promise<void>;
  /** Ends something that a page waits for. */
  end: (choice: number, how: number) => Promise<void>;
  reload: (tab: number) => Promise<void>;
  wipe: () => Promise<void>;
  pass: (hours: number) => Promise<void>;
  /** Money goes in a card form that is closed or died, minutes later. */
  settleLate: (choice: number) => Promise<void>;
  arriveLate: () => Promise<void>;
  lookUp: (how: World['company']['lookUp']) => Promise<void>;
};

/** Everything that the flows do without waiting for anybody: a message comes after all that is due. */
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

/** The card form that is up in a tab. */
function formIn({ company }: World, tab: number): string | undefined {
  return company.attempts.findLast((attempt) => attempt.tab === tab && attempt.form === 'shown')?.reference;
}

/** Ends something that a page waits for, and says what it was. */
function endOne(watched: WatchedWorld, choice: number, how: number) {
  const { device } = watched.world;
  const waiting = at(device.waiting, choice);
  const end = at(waiting?.ends ?? [], how);
  if (!waiting || !end) return undefined;
  device.waiting.splice(device.waiting.indexOf(waiting), 1);
  const reference = end.how === 'pays' ? formIn(watched.world, waiting.tab) : undefined;
  if (waiting.what === 'add' && end.how === 'answered') watched.heldUntil = device.clock + 24 * hour;
  end.end();
  return { words: `tab ${waiting.tab}: ${waiting.what}: ${end.how}`, tab: waiting.tab, reference };
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

export function startWalk(openPage: OpenPage, canLookUp: boolean): Walk {
  const watched = createWatchedWorld(canLookUp);
  const { world, broken, watch } = watched;
  const { device, company, venue } = world;
  const pages: Page[] = [openPage(world, 0), openPage(world, 1)];

  async function step(what: string): Promise<void> {
    device.log.push(what);
    await settle();
    if (broken.length === 0)
      watch(() => {
        afterStep(world, pages, watched.isWiped);
        owedNeverRises(world, watched.leastOwed);
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
      await step(ended.words);
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
    pass: (hours) => {
      device.clock += hours * hour;
      return step(`${hours} h pass`);
    },
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
    lookUp: (how) => {
      company.lookUp = how;
      return step(`look-up: ${how}`);
    },
  };
}
