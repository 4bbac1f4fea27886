import * as z from 'zod';
import { liveSite } from './live-site.ts';

const owned = z.object({ mode: z.literal('live') });

/** The stand-ins take the place of an owner's configuration where somebody asks for that, and not because nothing was said. */
export async function assertNoLiveConfiguration(siteFolder: string): Promise<void> {
  const live = await liveSite(siteFolder);
  if (live.kind === 'none' || !owned.safeParse(live.document.configuration?.content).success) return;
  throw new Error(
    `${siteFolder} holds a live site: npm start would put the sandbox in place of its configuration. ` +
      'Name that in SITE_CONFIG, or another folder in SITE_FOLDER; SITE_CONFIG=sandbox does it all the same',
  );
}
