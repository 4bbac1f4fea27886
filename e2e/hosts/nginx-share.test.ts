import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compositionsOf } from '@venue/shell/live/compositions.ts';
import { liveSite, makeLive } from '@venue/shell/live/live-site.ts';
import { runningShare } from '@venue/shell/live/running-share.ts';
import { endShare, prepareShare } from '@venue/shell/live/share.ts';
import { groupsWith } from '@venue/shell/live/share-groups.ts';
import { shareWithAll } from '@venue/shell/live/share-site.ts';
import { reportsPath } from '@venue/shell/share/reports-path.ts';
import { visitsFile } from '@venue/shell/share/visits-file.ts';
import { unwatchable, watchShare } from '@venue/shell/share/watch-share.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { removeFixtureSite, version, writeFixtureSite } from './host-fixture.ts';
import { startNginx, type NginxHost } from './nginx-host.ts';
import { systemNginx } from './system-nginx.ts';

const share = { candidate: '000001', beside: '000002', percent: 50, since: '2026-11-22T09:00:00.000Z' };
const versions = { candidate: '1.0.0-bbbbbbbbbb', live: '1.0.0-aaaaaaaaaa' };
const groups = groupsWith(share);
const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const group = { candidate: groups[0] ?? '', live: all.find((name) => !groups.includes(name)) ?? '' };
const program = systemNginx();

function describeShare(nginx: string): void {
  describe('a running nginx, while a candidate is shared', () => {
    let folder: string;
    let site: string;
    let host: NginxHost;

    async function composition(name: string, says: string, live: string): Promise<void> {
      const fixture = await writeFixtureSite();
      const target = path.join(compositionsOf(site), name);
      await cp(fixture, target, { recursive: true });
      await removeFixtureSite(fixture);
      await rm(path.join(target, 'media.html.gz'), { force: true });
      await rm(path.join(target, 'media.html.br'), { force: true });
      await writeFile(path.join(target, 'media.html'), says);
      const packages = { 'mf-x': { live, kept: [] } };
      await writeFile(path.join(target, 'releases.json'), JSON.stringify({ packages }));
    }

    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'ariya-shared-'));
      site = path.join(folder, 'site');
      await composition(share.candidate, 'the candidate', versions.candidate);
      await composition(share.beside, 'the live site', versions.live);
      await makeLive(site, share.beside);
      host = await startNginx({ program: nginx, root: site });
    });

    afterEach(async () => {
      await host.close();
      await rm(folder, { recursive: true });
    });

    const begin = async () => (await prepareShare(site, share))();

    const asks = (own?: string, address = '/media') =>
      host.get(address, own === undefined ? {} : { headers: { cookie: `lane=1; share_group=${own}` } });

    const reports = (own: string, report: unknown) =>
      ask(
        {
          port: host.httpsPort,
          ca: host.ca,
          path: reportsPath,
          method: 'POST',
          headers: { cookie: `share_group=${own}` },
        },
        Buffer.from(JSON.stringify(report)),
      );

    test('a share begins, keeps each visitor on a side, and ends, without a reload', async () => {
      const before = await asks(group.candidate);
      expect([String(before.body), before.headers['cache-control'], before.headers['set-cookie']]).toEqual([
        'the live site',
        'no-cache',
        undefined,
      ]);
      await begin();
      const [one, other] = [await asks(group.candidate), await asks(group.live)];
      expect([one, other].map(({ body }) => String(body))).toEqual(['the candidate', 'the live site']);
      for (const { headers } of [one, other]) {
        expect([headers['cache-control'], headers['set-cookie']]).toEqual(['private, no-cache', undefined]);
      }
      expect((await asks(group.candidate, `${version}/x.js`)).headers['cache-control']).toContain(
        'immutable',
      );
      await endShare(site);
      expect(String((await asks(group.candidate)).body)).toBe('the live site');
    });

    test('newcomers are drawn into groups by chance, and get what their cookie says', async () => {
      await begin();
      const drawn = await Promise.all(Array.from({ length: 60 }, () => asks()));
      const seen = drawn.map(({ body, headers: { 'set-cookie': [cookie = ''] = [] } }) => {
        const [, own = ''] =
          /^share_group=(\d\d); Path=\/; .*; Secure; HttpOnly; SameSite=Lax$/.exec(cookie) ?? [];
        return { own, got: String(body) };
      });
      for (const { own, got } of seen) {
        expect(own).toMatch(/\d/);
        expect(got).toBe(groups.includes(own) ? 'the candidate' : 'the live site');
      }
      expect(new Set(seen.map(({ got }) => got)).size).toBe(2);
    });

    test('a candidate whose pages report failures is withdrawn by itself, and the log says why', async () => {
      await begin();
      const live = runningShare(await liveSite(site));
      const watched = watchShare({ siteFolder: site, live, duration: 60_000 });
      for (let view = 0; view < 12; view += 1) await asks(group.live);
      const report = {
        code: 'uncaught',
        page: '/media',
        release: `mf-x@${versions.candidate}`,
        error: 'RangeError',
      };
      for (let view = 0; view < 5; view += 1) {
        await asks(group.candidate);
        expect((await reports(group.candidate, report)).status).toBe(204);
      }
      expect(await watched).toMatchObject({
        kind: 'withdrawn',
        reason: `the candidate: 5 failures on 5 pages, the live version: 0 failures on 12 pages. It said: uncaught RangeError by mf-x@${versions.candidate}`,
      });
      expect(String((await asks(group.candidate)).body)).toBe('the live site');
      const log = await readFile(path.join(compositionsOf(site), 'log.jsonl'), 'utf8');
      expect(log).toContain('"outcome":"withdrawn"');
    });

    test('a good candidate goes to everybody, and what was counted says nothing of visitors', async () => {
      await begin();
      const live = runningShare(await liveSite(site));
      for (const side of [group.live, group.candidate]) await asks(side);
      expect(await watchShare({ siteFolder: site, live, duration: 0 })).toEqual({
        kind: 'held',
        counted: 'the candidate: 0 failures on 1 pages, the live version: 0 failures on 1 pages',
      });
      const [line = ''] = (await readFile(visitsFile(site), 'utf8')).split('\n');
      expect(Object.keys(JSON.parse(line))).toEqual(['composition', 'group', 'report']);
      expect(await unwatchable(site, live)).toContain(`reportUrl has to be https://your-site${reportsPath}`);
      await shareWithAll(site);
      expect(String((await asks(group.live)).body)).toBe('the candidate');
      expect((await asks()).headers['set-cookie']).toBeUndefined();
    });
  });
}

// Where no nginx is, `visitor-side.test.ts` says the same of our own server, and `share.test.ts` of the moves.
if (program === undefined)
  test('nginx is not installed: a share is only tried with our own server', () => {});
else describeShare(program);
