import type * as z from 'zod';
import { emailSection, sandboxEmail } from '@venue/shared/email/email-section.ts';
import { manifest } from '../manifest.ts';

/** The sections of the site's configuration that this remote reads. */
export const configuration = { email: emailSection };

export type Configuration = { email: z.infer<typeof emailSection> };

/** The same sections for the sandbox at `origin`. */
export function sandboxConfiguration(origin: string): Configuration {
  return { email: sandboxEmail(origin, manifest.mailForms) };
}
