import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readAddresses, redirectsOf, writeAddresses } from '../compose/site-addresses.ts';
import { appendToLog } from './deploy-log.ts';
import { rollbackSite } from './change-site.ts';
import { compositionsOf } from './compositions.ts';
import { activate } from './live-site.ts';
import { ownerFolder } from './owner-files.ts';

const names = ['000001', '000002', '000003', '000004'];
const noted = { at: '2026-11-22T09:00:00.000Z', who: 'ada', doing: 'release mf-forms' };

/** A site of four compositions, the last of which is live. Its log is empty. */
async function site(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-back-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const place = path.join(folder, 'site');
  for (const name of names) {
    const composition = path.join(compositionsOf(place), name);
    await mkdir(composition, { recursive: true });
    await writeFile(path.join(composition, 'index.html'), name);
    await writeFile(path.join(composition, 'releases.json'), '{"packages":{}}');
    await activate(place, name);
  }
  return place;
}

const shown = (place: string) => readFile(path.join(place, 'index.html'), 'utf8');

test('a site rolls back to what the live one replaced, according to the log', async () => {
  const place = await site();
  await appendToLog(place, { ...noted, outcome: 'live', composition: '000004', replaced: '000002' });
  expect(await rollbackSite(place)).toBe('000005');
  expect(await shown(place)).toBe('000002');
});

test('a rollback keeps the owner’s newer files', async () => {
  const place = await site();
  await mkdir(ownerFolder(place), { recursive: true });
  await writeFile(path.join(ownerFolder(place), 'proof.txt'), 'mine');
  await writeFile(path.join(ownerFolder(place), 'index.html'), 'not mine');
  await rollbackSite(place, '000002');
  expect(await readFile(path.join(place, 'proof.txt'), 'utf8')).toBe('mine');
  expect(await shown(place)).toBe('000002');
});

test('if the last change is missing from the log, the site rolls back to the previous composition', async () => {
  const place = await site();
  await rollbackSite(place);
  expect(await shown(place)).toBe('000003');
});

test('addresses used in between redirect to the restored page, and the restored composition stays unchanged', async () => {
  const place = await site();
  const at = (name: string) => path.join(compositionsOf(place), name);
  const cafe = (address: string) => [{ view: 'mf-x/cafe', address }];
  await writeAddresses(at('000002'), { pages: {}, former: { '/first': 'mf-x/cafe' } }, cafe('/cafe'));
  await writeAddresses(at('000004'), await readAddresses(at('000002')), cafe('/bistro'));
  const goneBackTo = await readAddresses(at('000002'));
  await rollbackSite(place, '000002');
  expect(Object.fromEntries(redirectsOf(await readAddresses(place)))).toEqual({
    '/first': '/cafe',
    '/bistro': '/cafe',
  });
  expect(await readFile(path.join(place, '_redirects'), 'utf8')).toContain('/bistro /cafe 301\n');
  expect(await readAddresses(at('000002'))).toEqual(goneBackTo);
});
