import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnWith } from '../site/drawn.ts';
import { openPublishingLab, type PublishingLab } from './publishing-lab.ts';
import { startCommand } from './store-commands.ts';
import { startFront } from './store-host.ts';
import { startVisitor } from './visitor.ts';

/** How often a publishing is cut off, at random moments. `MOMENTS=50` for more, `SEED=…` for others. */
const { MOMENTS = '5', SEED = '15' } = process.env;

vi.setConfig({ testTimeout: 40_000 + Number(MOMENTS) * 15_000 });

const [first, second] = ['0.1.0-aaaaaaaaaa', '0.1.0-bbbbbbbbbb'] as const;

let lab: PublishingLab;

beforeEach(async () => {
  lab = await openPublishingLab();
});

afterEach(() => lab.close());

/** Leaves what a publishing that was killed might, so that there is something to clean up. */
async function litter(): Promise<void> {
  const bad = { body: Buffer.from('left'), type: 'text/html', cacheControl: 'no-cache' };
  const keys = Array.from({ length: 12 }, (_, index) => `documents/left-${index}`);
  await Promise.all(keys.map((key) => lab.store.site.put({ key, ...bad })));
}

/** The next publishing after one that was cut off goes on, and takes away what that left. */
async function publishAgain(folder: string, shown: string): Promise<void> {
  lab.store.beforeChange(() => {});
  await lab.store.endCleaning();
  await lab.publish(folder);
  expect(await lab.leftOver(), shown).toEqual([]);
}

test('killed at any moment, visitors have the old site or the new one, whole; the next publishing takes away what was left', async () => {
  await lab.publish(await lab.writeSite(first));
  await litter();
  let changes = 0;
  lab.store.beforeChange(() => (changes += 1));
  await lab.publish(await lab.writeSite(second));
  const all = changes;
  const draw = drawnWith(Number(SEED));
  const moments = Array.from({ length: Number(MOMENTS) }, () => Math.ceil(all * draw()));
  const front = await startFront(lab.store);
  const visitor = startVisitor(front);
  let before: string = second;
  for (const [round, moment] of moments.entries()) {
    const version = `0.1.0-${String(round).padStart(10, '0')}`;
    const folder = await lab.writeSite(version);
    const environment = { ...lab.store.environment, RELEASES_STORE: '', SITE_FOLDER: folder };
    await litter();
    const { child, ended } = startCommand('publish', environment);
    changes = 0;
    lab.store.beforeChange(() => {
      changes += 1;
      if (changes === moment) child.kill('SIGKILL');
    });
    const { code, said } = await ended;
    const shown = `killed before change ${moment} of ${all} (seed ${SEED}): ${said}`;
    expect(code, shown).toBeNull();
    const live = [...(await lab.liveVersions())];
    expect([[before], [version]], shown).toContainEqual(live);
    await publishAgain(folder, shown);
    before = version;
  }
  const { loads, wrong } = await visitor.stop();
  await front.close();
  expect(wrong, `seed ${SEED}`).toEqual([]);
  expect(loads).toBeGreaterThan(moments.length);
});

test('where the store fails at any moment, the old site or the new one is live, and the command says what to do', async () => {
  await lab.publish(await lab.writeSite(first));
  await litter();
  let changes = 0;
  lab.store.beforeChange(() => (changes += 1));
  await lab.publish(await lab.writeSite(second));
  const all = changes;
  const draw = drawnWith(Number(SEED) + 1);
  let before: string = second;
  for (let round = 0; round < Number(MOMENTS); round += 1) {
    const [moment, version] = [Math.ceil(all * draw()), `0.1.0-${String(round).padStart(10, '0')}`];
    await litter();
    changes = 0;
    lab.store.beforeChange(() => {
      changes += 1;
      if (changes === moment) lab.store.failFor('');
    });
    const folder = await lab.writeSite(version);
    const said = await lab.publish(folder).then(
      ({ left }) => left,
      (error: unknown) => String(error),
    );
    lab.store.failFor(undefined);
    const shown = `failed at change ${moment} of ${all} (seed ${SEED})`;
    expect(said ?? 'all was done', shown).toMatch(/failed .* Run the command again|all was done/);
    expect([[before], [version]], shown).toContainEqual([...(await lab.liveVersions())]);
    await publishAgain(folder, shown);
    before = version;
  }
});
