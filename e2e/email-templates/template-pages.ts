import { mailTemplates } from './mail-templates.ts';
import { indexPage, templatePage } from './template-page.ts';

export const templatesFolder = new URL('../../docs/e-mail-templates/', import.meta.url);

/** Every document of that folder. */
export const templatePages = [indexPage(mailTemplates), ...mailTemplates.map(templatePage)];
