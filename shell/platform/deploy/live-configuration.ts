import * as z from 'zod';
import { liveSite } from './live-site.ts';

const owned = z.object({ mode: z.literal('live') });

/** Prevents `npm start` from replacing an owner's configuration with the sandbox unless it was asked to. */
export async function assertNoLiveConfiguration(siteFolder: string): Promise<void> {
  const live = await liveSite(siteFolder);
  if (live.kind === 'none' || !owned.safeParse(live.document.configuration?.content).success) return;
  throw new Error(
    `${siteFolder} holds a live site, and npm start would replace its configuration with the sandbox. ` +
      'Set SITE_CONFIG to its configuration or SITE_FOLDER to another folder, or set SITE_CONFIG=sandbox to replace it',
  );
}
