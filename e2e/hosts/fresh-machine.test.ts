import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readAddresses } from '@venue/shell/compose/site-addresses.ts';
import { type Change, noteChange } from '@venue/shell/live/change-log.ts';
import { liveFile } from '@venue/shell/publishing/live-file.ts';
import { changesOfAll } from '@venue/shell/publishing/stored-log.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshMachine, type ReleasingMachine } from './releasing-machine.ts';
import { startS3, type S3Server } from './s3-server.ts';

vi.setConfig({ testTimeout: 90_000 });

let store: S3Server;
let first: ReleasingMachine;
let second: ReleasingMachine;

beforeEach(async () => {
  store = await startS3();
  [first, second] = [await freshMachine(store.environment), await freshMachine(store.environment)];
});

afterEach(async () => {
  await Promise.all([first.remove(), second.remove()]);
  await store.close();
});

test('a machine that has nothing releases on top of what is published; all versions before stay until one is pruned', async () => {
  const made: string[] = [];
  for (let count = 0; count <= 5; count += 1) made.push(await first.release('mf-x', `build ${count}`));
  await first.release('shell', 'shell');
  await first.publish();
  await second.release('shell', 'another shell');
  await expect(second.publish()).rejects.toThrow('somebody else has released since');
  expect(await second.fetch()).toContain(`fetched  7 versions`);
  expect(await second.document()).toEqual(await first.document());
  expect(await second.versions('mf-x')).toEqual(made.toSorted());
  const next = await second.release('mf-x', 'from a fresh machine');
  await second.publish();
  expect((await readAddresses(second.siteFolder)).pages).toEqual({ 'mf-x/home': '/' });
  expect((await second.document()).packages['mf-x']).toMatchObject({
    live: next,
    kept: made.toReversed(),
  });
  expect(await first.fetch()).toContain('fetched  1 versions');
  expect(await first.document()).toEqual(await second.document());

  const [pruned = '', ...others] = made;
  await first.prune('mf-x', pruned);
  await first.publish();
  const third = await freshMachine(store.environment);
  await third.fetch();
  expect(await third.versions('mf-x')).toEqual([...others, next].toSorted());
  await third.remove();
});

test('of two machines that release at once one is told to fetch, and then both are live', async () => {
  await first.release('shell', 'shell');
  await first.publish();
  await second.fetch();
  const mine = await first.release('mf-x', 'of the first');
  await second.release('mf-y', 'of the second');
  await first.publish();
  await expect(second.publish()).rejects.toThrow(
    'somebody else has released since. Run "npm run fetch:releases"',
  );
  await second.fetch();
  const theirs = await second.release('mf-y', 'of the second');
  await second.publish();
  const { packages } = await second.document();
  expect([packages['mf-x']?.live, packages['mf-y']?.live]).toEqual([mine, theirs]);
  expect(await liveFile(store.site, 'releases.json')).toBe(JSON.stringify({ packages }));
});

test('a version that could not be fetched on a bad line is not forgotten', async () => {
  const kept = await first.release('mf-x', 'kept');
  await first.release('mf-x', 'live');
  await first.release('shell', 'shell');
  await first.publish();
  store.failFor(kept);
  await expect(second.fetch()).rejects.toThrow();
  store.failFor(undefined);
  await second.fetch();
  expect(await second.versions('mf-x')).toContain(kept);
});

test('what one machine has noted, another one reads, also when more was published since', async () => {
  const change: Change = {
    at: '2026-11-22T09:00:00.000Z',
    who: 'ada@build-3 (4711)',
    doing: 'release shell',
    outcome: 'live',
  };
  await first.release('shell', 'shell');
  await noteChange(first.siteFolder, change);
  await first.publish();
  await first.release('mf-x', 'one more');
  await first.publish();
  await second.fetch();
  const releases = path.join(path.dirname(second.siteFolder), 'releases');
  expect(await changesOfAll(releases, [])).toEqual([change]);
});

test('a site that is not composed from the releases that are here is not published', async () => {
  await first.release('shell', 'shell');
  await first.publish();
  await second.fetch();
  await expect(second.publish()).rejects.toThrow('Run "npm run compose" first');
});

test('a site that was damaged on the disk since it went live here is not published', async () => {
  const version = await first.release('shell', 'shell');
  await writeFile(path.join(first.siteFolder, 'shell', version, 'assets/x.js'), 'something else');
  await expect(first.publish()).rejects.toThrow('x.js is not what was released');
  expect(await liveFile(store.site, 'releases.json')).toBeUndefined();
});

test('a machine that has nothing goes back to what was live before, and the next release stands on that', async () => {
  await first.release('shell', 'shell');
  const good = await first.release('mf-x', 'good');
  await first.publish();
  const bad = await first.release('mf-x', 'bad');
  await first.publish();
  expect(await second.goBack()).toMatch(/^live .* again\. Run "npm run fetch:releases"/);
  expect(await liveFile(store.site, 'index.html')).toContain(`"live":"${good}"`);
  await expect(second.goBack('b00000000000')).rejects.toThrow(
    'keeps no b00000000000 composition to go back to, but ',
  );
  await first.release('mf-y', 'of somebody who does not know');
  await expect(first.publish()).rejects.toThrow('Run "npm run fetch:releases"');
  await second.fetch();
  expect((await second.document()).packages['mf-x']).toMatchObject({ live: good, kept: [bad] });
  await second.release('mf-y', 'of the second');
  await second.publish();
  expect(await liveFile(store.site, 'index.html')).toContain(`"live":"${good}"`);
});

test('there is no way back to a version that was pruned', async () => {
  await first.release('shell', 'shell');
  const gone = await first.release('mf-x', 'one');
  await first.publish();
  const live = await first.release('mf-x', 'another');
  await first.prune('mf-x', gone);
  await first.publish();
  await expect(first.goBack()).rejects.toThrow(`mf-x ${gone} is no longer kept`);
  expect(await liveFile(store.site, 'index.html')).toContain(`"live":"${live}"`);
});
