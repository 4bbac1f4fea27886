import { publishGuarded } from '@venue/shell/publishing/publish-guarded.ts';
import type { Host } from './host.ts';
import { startS3 } from './s3-server.ts';

/** An S3-compatible store that serves what `npm run publish:site` puts there. */
export async function startStore(folder: string): Promise<Host> {
  const store = await startS3();
  await publishGuarded({ folder, site: store.site, before: async () => {} });
  return store;
}
