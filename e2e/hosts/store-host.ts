import { serveFront } from '@venue/shell/publishing/front/front-server.ts';
import { siteFront } from '@venue/shell/publishing/front/site-front.ts';
import { publishComposition } from '@venue/shell/publishing/publish-composition.ts';
import { ask } from './ask.ts';
import type { Host } from './host.ts';
import { startS3, type S3Server } from './s3-server.ts';

/** A front before a store. */
export async function startFront({ bucket }: Pick<S3Server, 'bucket'>): Promise<Host> {
  const server = await serveFront(siteFront(bucket), 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the front listens on no port');
  return {
    get: (asked, options) => ask({ port: address.port, path: asked, ...options }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An S3-compatible store with what `npm run publish:site` puts there, and a front before it. */
export async function startStore(folder: string): Promise<Host> {
  const store = await startS3();
  await publishComposition({ folder, site: store.site, former: 'refuse', before: async () => {} });
  const { get, close } = await startFront(store);
  return { get, close: () => close().then(store.close) };
}
