import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// What e-mails say is made of the venue's facts, which modules read when they load: so those come first, in an import of their own.
await import('../site/specified-site.ts');
const { templatePages, templatesFolder } = await import('./template-pages.ts');

// A test writes them elsewhere.
const [, , folder = fileURLToPath(templatesFolder)] = process.argv;
await mkdir(folder, { recursive: true });
await Promise.all(templatePages.map(({ file, text }) => writeFile(path.join(folder, file), text)));
