import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { packageNames } from '../checkout/folders.ts';
import { readSandboxSections } from '../checkout/remote-declarations.ts';
import { errorMessage, hasCode } from '../common/error-message.ts';
import { objectSchema } from './json-object.ts';
import { mergePatch } from './merge-patch.ts';
import { parseConfiguration } from './parse-configuration.ts';

/** A configuration that has been read but not checked. `name` says where it came from. */
export type UncheckedConfiguration = { name: string; content: unknown };

/** The configuration for the sandbox, from what each remote declares. `origin` has no trailing slash. */
export async function configurationForSandbox(origin: string): Promise<UncheckedConfiguration> {
  const remotes = packageNames.filter((name) => name !== 'shell');
  const sections = await Promise.all(remotes.map((name) => readSandboxSections(name, origin)));
  const content = sections.reduce<unknown>(mergePatch, { mode: 'sandbox', reportUrl: `${origin}/reports` });
  return { name: 'the sandbox', content };
}

async function configurationIn(file: string): Promise<UncheckedConfiguration> {
  try {
    return { name: file, content: parseConfiguration(await readFile(file)) };
  } catch (cause) {
    const problem = hasCode(cause, 'ENOENT') ? 'there is no such configuration file' : errorMessage(cause);
    throw new Error(`${file}: ${problem}`, { cause });
  }
}

/** Facts and links of a configuration, with the services of the sandbox. Without reservations if it has none. */
async function rehearsalOf(file: string, sandbox: UncheckedConfiguration): Promise<UncheckedConfiguration> {
  const { name, content } = await configurationIn(file);
  const own = objectSchema.safeParse(content);
  if (!own.success) throw new Error(`${name}: the configuration must be a JSON object`);
  const { venue, links, reservation } = own.data;
  const over = { venue, links, ...(reservation === undefined && { reservation: null }) };
  return { name, content: mergePatch(sandbox.content, over) };
}

/**
 * The configuration that the environment selects: the file that `SITE_CONFIG` names, or the sandbox
 * (`SITE_CONFIG=sandbox`), optionally with the facts and links of the file in `VENUE`. Throws if nothing is
 * selected: the sandbox is never a silent fallback.
 */
export async function selectedConfiguration(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<UncheckedConfiguration> {
  const { SITE_CONFIG: choice, VENUE: rehearsal } = environment;
  if (!choice)
    throw new Error('SITE_CONFIG is not set: give it the path of a configuration file, or "sandbox"');
  if (choice !== 'sandbox') {
    if (rehearsal) throw new Error('VENUE only works with the sandbox: unset VENUE or SITE_CONFIG');
    return configurationIn(choice);
  }
  const sandbox = await configurationForSandbox(`http://127.0.0.1:${environment.SANDBOX_PORT ?? 4180}`);
  return rehearsal ? rehearsalOf(rehearsal, sandbox) : sandbox;
}

const ownHalls = z.object({
  venue: z.object({
    halls: z.array(
      z.object({ id: z.int(), name: z.string(), rental: z.number(), listed: z.object({ to: z.number() }) }),
    ),
  }),
});

/** A configuration's own halls, in the format of `SANDBOX_HALLS`. */
export function sandboxHalls({ content }: UncheckedConfiguration): string | undefined {
  const halls = ownHalls.safeParse(content).data?.venue.halls.map(({ id, name, rental, listed }) => ({
    roomTypeId: id,
    roomType: name,
    rate: rental,
    guests: listed.to,
  }));
  return halls && JSON.stringify(halls);
}
