import * as z from 'zod';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { siteUrlSchema } from '../configuration/site-url.ts';

/** The site's own host, from the document that SITE_CONFIG names: who stands before the site has to know it. */
export async function siteHost(): Promise<string> {
  const { name, content } = await chosenDocument();
  const { siteUrl } = z.object({ siteUrl: siteUrlSchema }).parse(content);
  if (siteUrl === undefined)
    throw new Error(`${name}: siteUrl is missing, and what answers visitors has to know the site's host`);
  return new URL(siteUrl).host;
}
