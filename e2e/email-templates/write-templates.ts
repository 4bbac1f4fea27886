import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

// What e-mails say is made of the venue's facts, which modules read when they load: so those come first, in an import of their own.
await import('../site/specified-site.ts');
const { templatesDocument, templatesFile } = await import('./templates-document.ts');

// A test writes it elsewhere.
const [, , file = fileURLToPath(templatesFile)] = process.argv;
await writeFile(file, templatesDocument);
