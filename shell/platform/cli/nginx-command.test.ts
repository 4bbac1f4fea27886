import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nginxCommand } from './nginx-command.ts';

test.each([{ siteUrl: 'https://www.venue.example/' }, { mode: 'sandbox' }, null])(
  'a document without the site’s own address (%o) is refused in a sentence',
  async (content) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ariya-nginx-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    onTestFinished(() => void vi.unstubAllEnvs());
    const file = path.join(folder, 'site.json');
    await writeFile(file, JSON.stringify(content));
    vi.stubEnv('SITE_CONFIG', file);
    const written = nginxCommand(path.join(folder, 'site.conf'), { more: '', brotli: false });
    await expect(written).rejects.toThrow(`${file}: siteUrl must be the site’s own address`);
  },
);
