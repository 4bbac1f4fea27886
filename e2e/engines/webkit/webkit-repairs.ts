import * as z from 'zod';

const dispatched = z.object({
  method: z.literal('Target.dispatchMessageFromTarget'),
  params: z.object({ targetId: z.string(), message: z.string() }),
});
const inner = z.object({
  method: z.string(),
  params: z.looseObject({
    requestId: z.string().optional(),
    type: z.string().optional(),
    errorText: z.string().optional(),
  }),
});

/** Maximum bytes per fragment: libsoup closes the connection on a frame of 128 KiB. */
const longestFragment = 100_000;

/**
 * A message for WebKit in fragments. Fixes the lengths in Playwright's `fill`, which WebKit doubles, and lets intercepted
 * requests go on unchanged: Playwright's `route.continue()` gives them back with their values, which aborts the web
 * process now and then.
 */
export function toWebKit(message: string): Buffer[] {
  const repaired = message
    .replaceAll('_a : target.value.length', '_a : 0')
    .replace(
      String.raw`\"method\":\"Network.interceptWithRequest\",\"params\":{`,
      String.raw`\"method\":\"Network.interceptContinue\",\"params\":{\"stage\":\"request\",`,
    );
  const bytes = Buffer.from(repaired);
  const pieces = Math.max(1, Math.ceil(bytes.length / longestFragment));
  return Array.from({ length: pieces }, (_, index) =>
    bytes.subarray(index * longestFragment, (index + 1) * longestFragment),
  );
}

/** A network event of a tab, with the tab and its request. */
function networkEvent(message: string) {
  if (!message.includes('Network.')) return undefined;
  const outer = dispatched.safeParse(JSON.parse(message));
  const event = outer.success ? inner.safeParse(JSON.parse(outer.data.params.message)) : undefined;
  if (!outer.success || !event?.success) return undefined;
  const { method, params } = event.data;
  return { method, ...params, request: `${outer.data.params.targetId} ${params.requestId}` };
}

/**
 * A message from WebKit to its client. When WebKit switches processes, as the opener policy requires, it reports the
 * document that the new process continues with as cancelled, and Playwright would give up the navigation.
 */
export function createFromWebKit(): (message: string) => string | undefined {
  const documents = new Set<string>();
  return (message) => {
    const event = networkEvent(message);
    if (!event) return message;
    if (event.method === 'Network.requestWillBeSent' && event.type === 'Document')
      documents.add(event.request);
    const failed = event.method === 'Network.loadingFailed' && documents.has(event.request);
    return failed && /cancel/i.test(event.errorText ?? '') ? undefined : message;
  };
}
