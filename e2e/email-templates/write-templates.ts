import { mkdir, writeFile } from 'node:fs/promises';
import { templatePages, templatesFolder } from './template-pages.ts';

await mkdir(templatesFolder, { recursive: true });
await Promise.all(templatePages.map(({ file, text }) => writeFile(new URL(file, templatesFolder), text)));
