import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nginxCommand } from './nginx-command.ts';

/** A configuration file in a temporary folder, with `SITE_CONFIG` set to it. */
async function chosen(content: unknown): Promise<{ file: string; conf: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-nginx-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const file = path.join(folder, 'site.json');
  await writeFile(file, JSON.stringify(content));
  vi.stubEnv('SITE_CONFIG', file);
  return { file, conf: path.join(folder, 'site.conf') };
}

test.each([{ siteUrl: 'https://www.venue.example/' }, { mode: 'sandbox' }, null])(
  'a configuration without the site’s own address (%o) is refused',
  async (content) => {
    const { file, conf } = await chosen(content);
    await expect(nginxCommand(conf, { more: '', brotli: false })).rejects.toThrow(
      `${file}: siteUrl must be the site’s own address`,
    );
  },
);

test('a site on its own port listens there, for its host only, and http redirects to that port', async () => {
  const { conf } = await chosen({ siteUrl: 'https://www.venue.example:5254' });
  await nginxCommand(conf, { more: '', brotli: false });
  const written = await readFile(conf, 'utf8');
  expect(written.match(/(?:listen|server_name) .*;/g)).toEqual([
    'listen 80;',
    'listen [::]:80;',
    'server_name www.venue.example venue.example;',
    'listen 5254 ssl http2;',
    'listen [::]:5254 ssl http2;',
    'server_name www.venue.example venue.example;',
  ]);
  expect(written).toContain('return 301 https://www.venue.example:5254$request_uri;');
  expect(written).toContain('/etc/letsencrypt/live/www.venue.example/fullchain.pem');
});

test('a site on the usual port names none', async () => {
  const { conf } = await chosen({ siteUrl: 'https://www.venue.example' });
  await nginxCommand(conf, { more: '', brotli: false, preview: 'mf-forms' });
  const written = await readFile(conf, 'utf8');
  expect(written).toContain('listen [::]:443 ssl http2;');
  expect(written).toContain('return 301 https://mf-forms.www.venue.example$request_uri;');
});
