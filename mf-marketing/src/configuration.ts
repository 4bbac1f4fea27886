import * as z from 'zod';

const link = z
  .string()
  .regex(/^https?:\/\/[a-zA-Z\d]+(?:[.-][a-zA-Z\d]+)*(?::\d{1,5})?(?:[/?#][^\s"'<>;,]*)?$/)
  .meta({ allowed: 'a full address, https://…' });

/** The sections of the site’s configuration that this remote reads. */
export const configuration = {
  links: z.strictObject({
    roomReservations: link.describe('External site where luxury rooms are booked').optional(),
    cinema: link.describe('External site of the cinema').optional(),
    tourVideo: link
      .meta({
        description: 'A hosted video to use instead of the film that comes with the site',
        policy: 'media',
      })
      .optional(),
  }),
};

export type Configuration = { links: z.infer<typeof configuration.links> };

/** None of these sites has a stand-in in the sandbox. */
export function sandboxConfiguration(): Configuration {
  return { links: {} };
}
