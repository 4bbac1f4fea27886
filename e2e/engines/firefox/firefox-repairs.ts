import * as z from 'zod';

const command = z.looseObject({ id: z.number(), method: z.string() });
const downloadEvent = z.looseObject({
  method: z.enum(['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd']),
  params: z.looseObject({
    download: z.string().nullish(),
    navigation: z.string().nullish(),
    url: z.string().nullish(),
  }),
});

/** Requests of Playwright that Firefox ESR does not know. Tests that need them do not run there. */
const unknownToFirefox = new Set(['emulation.setMediaFeaturesOverride']);

/** The answer to a command that this Firefox would refuse; undefined for all others. */
export function answeredForFirefox(message: string): string | undefined {
  const { id, method } = command.parse(JSON.parse(message));
  return unknownToFirefox.has(method) ? JSON.stringify({ type: 'success', id, result: {} }) : undefined;
}

/** Playwright's `fill` appends in fields without a selection (e-mail, number), which would duplicate the text. */
export function toFirefox(message: string): string {
  return message.replaceAll('inputElement.value += text', 'inputElement.value = text');
}

/** Firefox does not number downloads that are not navigations, but Playwright needs a number. */
export function fromFirefox(message: string): string {
  if (!message.includes('"browsingContext.download')) return message;
  const event = downloadEvent.safeParse(JSON.parse(message));
  if (!event.success) return message;
  const { params } = event.data;
  const download = params.download ?? params.navigation ?? params.url;
  return JSON.stringify({ ...event.data, params: { ...params, download } });
}
