import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { MailTemplate } from '@venue/shared/email/mail-template.ts';
import { z } from 'zod';
import '../site/specified-site.ts';
import { indexPage, templatePage } from './template-page.ts';

const templateSchema = z.object({
  form: z.string(),
  when: z.string(),
  subject: z.string(),
  fields: z.array(z.object({ name: z.string(), label: z.string(), isFile: z.boolean().optional() })),
  copy: z.string().optional(),
});
const moduleSchema = z.object({ mailTemplates: z.array(templateSchema) });

const workspace = new URL('../../', import.meta.url);

async function templatesOf(remote: string): Promise<MailTemplate[]> {
  const file = new URL(`${remote}/src/mail-templates.ts`, workspace);
  if (!existsSync(file)) return [];
  return moduleSchema.parse(await import(file.href)).mailTemplates;
}

const remotes = (await readdir(workspace)).filter((name) => name.startsWith('mf-'));

/** Every e-mail of the site, as its remotes declare them. */
export const mailTemplates = (await Promise.all(remotes.toSorted().map(templatesOf))).flat();

export const templatesFolder = new URL('../../docs/e-mail-templates/', import.meta.url);

/** Every document of that folder. */
export const templatePages = [indexPage(mailTemplates), ...mailTemplates.map(templatePage)];
