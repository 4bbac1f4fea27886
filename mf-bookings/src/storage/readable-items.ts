import '../zod-config.ts';
import * as z from 'zod/mini';

/**
 * A list whose items are judged one by one: what another release of this page wrote and this one cannot read costs
 * none of the others.
 */
export function readableItems<Item>(item: z.ZodMiniType<Item>): z.ZodMiniType<Item[]> {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((kept: unknown[]) =>
      kept.flatMap((one) => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    ),
  );
}
