import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { siteHost } from '../../hosting/site-host.ts';
import { runCommand, say } from '../run-command.ts';
import { storeFrom } from '../store-address.ts';
import { wranglerFile } from './wrangler-file.ts';

const usage = `usage: npm run front -- folder [--preview package]
  folder     where to write the Cloudflare Worker that stands before SITE_STORE, an R2 bucket
  --preview  a preview of a package instead, at https://package.the-host`;

/** `npm run front`: writes a Cloudflare Worker, as one file, and what wrangler has to know to put it up. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { preview: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  const store = storeFrom('SITE_STORE');
  if (folder === undefined || !store) throw new Error(`${usage}\nSITE_STORE names the bucket`);
  const host = [values.preview, await siteHost()].filter(Boolean).join('.');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: path.resolve(folder),
      emptyOutDir: false,
      lib: {
        entry: path.join(import.meta.dirname, 'worker.ts'),
        formats: ['es'],
        fileName: () => 'worker.js',
      },
    },
  });
  await writeFile(path.join(folder, 'wrangler.json'), wranglerFile({ host, store }));
  say(`${folder} is written. Put it up with "npx wrangler deploy" there.`);
});
