import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { inWords } from '../release/in-words.ts';
import { composerOf } from './composer-of.ts';

const orderSchema = z.looseObject({
  handOver: z.number(),
  store: z.string(),
  folder: z.string(),
  before: z.optional(z.string()),
  document: z.unknown(),
  promote: z.catchall(z.object({ shell: z.string() }), z.string()),
  forget: z.record(z.string(), z.array(z.string())),
  configuration: z.optional(z.object({ name: z.string(), content: z.unknown() })),
  addresses: z.object({
    pages: z.record(z.string(), z.string()),
    former: z.record(z.string(), z.string()),
  }),
});

/** Composes the order on its standard input by the shell that it promotes. A process composes one site, so this is one of its own. */
try {
  const order = orderSchema.parse(JSON.parse(await text(process.stdin)));
  const compose = await composerOf(order.store, order.promote.shell);
  await compose({ ...order, before: order.before, configuration: order.configuration });
} catch (error) {
  process.stderr.write(inWords(error));
  process.exitCode = 1;
}
