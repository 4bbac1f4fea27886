import { mkdir, writeFile } from 'node:fs/promises';

// What e-mails say is made of the venue's facts, which modules read when they load: so those come first, in an import of their own.
await import('../site/specified-site.ts');
const { templatePages, templatesFolder } = await import('./template-pages.ts');

await mkdir(templatesFolder, { recursive: true });
await Promise.all(templatePages.map(({ file, text }) => writeFile(new URL(file, templatesFolder), text)));
