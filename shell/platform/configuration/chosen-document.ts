import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { errorMessage } from '../releases/error-message.ts';
import { packageNames } from '../releases/folders.ts';
import { readSandboxSections } from '../build/remote-declarations.ts';
import { merged } from './merge-patch.ts';

/** The site's document as somebody wrote it: read, not yet checked. `name` says where it came from. */
export type SiteDocument = { name: string; content: unknown };

/** The document that points every service at the sandbox (`origin` without a trailing slash), from what each remote declares. */
export async function sandboxDocument(origin: string): Promise<SiteDocument> {
  const remotes = packageNames.filter((name) => name !== 'shell');
  const sections = await Promise.all(remotes.map((name) => readSandboxSections(name, origin)));
  const content = sections.reduce<unknown>(merged, { mode: 'sandbox', reportUrl: `${origin}/reports` });
  return { name: 'the sandbox', content };
}

async function documentIn(file: string): Promise<SiteDocument> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${file}: there is no such configuration file`);
  try {
    return { name: file, content: JSON.parse(text) };
  } catch (cause) {
    throw new Error(`${file}: the configuration is not valid JSON: ${errorMessage(cause)}`, { cause });
  }
}

const sections = z.record(z.string(), z.unknown());

/** A document's facts and links with the services of the sandbox in place of its own; without reservations where it has none. */
async function rehearsalOf(file: string, sandbox: SiteDocument): Promise<SiteDocument> {
  const { name, content } = await documentIn(file);
  const own = sections.safeParse(content);
  if (!own.success) throw new Error(`${name}: the configuration must be a JSON object`);
  const { venue, links, reservation } = own.data;
  const over = { venue, links, ...(reservation === undefined && { reservation: null }) };
  return { name, content: merged(sandbox.content, over) };
}

/**
 * The site's document that the environment chooses: `SITE_CONFIG` names a file, `SITE_CONFIG=sandbox` chooses the local
 * stand-ins, with the facts and links of the document that `VENUE` names. Nothing chosen is refused: the sandbox is never
 * a silent fallback.
 */
export async function chosenDocument(environment: NodeJS.ProcessEnv = process.env): Promise<SiteDocument> {
  const { SITE_CONFIG: choice, VENUE: rehearsal } = environment;
  if (!choice)
    throw new Error('SITE_CONFIG is not set: give it the path of a configuration file, or "sandbox"');
  if (choice !== 'sandbox') {
    if (rehearsal) throw new Error('VENUE only works with the sandbox: unset VENUE or SITE_CONFIG');
    return documentIn(choice);
  }
  const sandbox = await sandboxDocument(`http://127.0.0.1:${environment.SANDBOX_PORT ?? 4180}`);
  return rehearsal ? rehearsalOf(rehearsal, sandbox) : sandbox;
}
