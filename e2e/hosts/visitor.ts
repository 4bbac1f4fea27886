import { setTimeout } from 'node:timers/promises';
import type { Host } from './host.ts';
import { addresses, loadPage } from './versioned-site.ts';

/** ms; without, a visitor would take a whole processor from the publishing. */
const betweenLoads = 20;

/** Somebody who loads one page after the other, with all that each names, until told to stop. */
export type Visitor = { stop: () => Promise<{ loads: number; seen: ReadonlySet<string>; wrong: string[] }> };

export function startVisitor(host: Host): Visitor {
  const over = new AbortController();
  const seen = new Set<string>();
  const wrong: string[] = [];
  let loads = 0;

  async function visit(): Promise<void> {
    while (!over.signal.aborted) {
      const load = await loadPage(host, addresses[loads % addresses.length] ?? '/', loads);
      loads += 1;
      wrong.push(...load.wrong);
      if (load.version) seen.add(load.version);
      await setTimeout(betweenLoads);
    }
  }

  const visits = visit();
  return {
    stop: async () => {
      over.abort();
      await visits;
      return { loads, seen, wrong };
    },
  };
}
