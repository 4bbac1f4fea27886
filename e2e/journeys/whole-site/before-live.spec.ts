import { readFile } from 'node:fs/promises';
import { harmfulChanges, harmlessChanges } from '../../release-lab/faulty-releases.ts';
import { releaseChanges } from '../../release-lab/module-edits.ts';
import { openReleaseLab, type ReleaseLab } from '../../release-lab/release-lab.ts';
import { isDeep } from '../../site/this-run.ts';
import { expect, test } from '../support/fixtures.ts';

let lab: ReleaseLab;

/**
 * Verifying takes time: the short run does it once, for a fault that only a browser shows. `release.spec.ts` shows that
 * good releases go live.
 */
const harmful = Object.entries(harmfulChanges).filter(([name]) => isDeep || name === 'mf-forms');
const harmless = isDeep ? Object.entries(harmlessChanges) : [];

test.describe.configure({ mode: 'serial', timeout: 400_000 });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  lab = await openReleaseLab({ verify: true });
});

test.afterAll(() => lab.close());

async function lastChange(): Promise<unknown> {
  const log = await readFile(`${lab.siteFolder}.compositions/log.jsonl`, 'utf8');
  return JSON.parse(log.trim().split('\n').at(-1) ?? '');
}

for (const [name, changes] of harmful) {
  const descriptions = changes.map(({ description }) => description).join(', ');
  test(`${name} does not go live with ${descriptions}: the refusal names the file or part of each`, async () => {
    const before = await lab.live(name);
    const { kind, output } = await releaseChanges(lab, name, changes);
    expect(kind).toBe('refused');
    for (const { message } of changes) expect(output).toMatch(message);
    expect(await lab.live(name)).toBe(before);
    expect(await lastChange()).toMatchObject({ outcome: 'failed', reason: output });
  });
}

for (const [name, changes] of harmless) {
  const descriptions = changes.map(({ description }) => description).join(', ');
  test(`${name} goes live with ${descriptions}, and the command prints what was verified`, async () => {
    const { kind, output } = await releaseChanges(lab, name, changes);
    expect(output).toMatch(
      /^verified {2}\d+ pages \(\d+ on a wide screen too\), \d+ modules, \d+ samples of stored data, in [\d.]+ s$/m,
    );
    expect(kind).toBe('live');
    expect(await lastChange()).toMatchObject({ outcome: 'succeeded', verify: 'passed' });
  });
}

if (isDeep) {
  test('without a browser on the machine a release is refused, or logged as not verified', async () => {
    const version = await lab.prepareRelease('mf-forms', {
      texts: { 'One letter a month': 'A letter a month' },
    });
    const { CHROMIUM } = process.env;
    process.env['CHROMIUM'] = '/nowhere/chromium';
    try {
      await expect(lab.command('rollback', 'mf-forms', version)).rejects.toThrow(
        /no browser .* install one .* or skip this with --skip-verify/,
      );
      await lab.command('rollback', 'mf-forms', version, '--skip-verify');
    } finally {
      if (CHROMIUM === undefined) delete process.env['CHROMIUM'];
      else process.env['CHROMIUM'] = CHROMIUM;
    }
    expect(await lab.live('mf-forms')).toBe(version);
    expect(await lastChange()).toMatchObject({ outcome: 'succeeded', verify: 'skipped' });
  });
}
