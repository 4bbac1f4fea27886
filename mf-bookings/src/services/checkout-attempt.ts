import '../zod-config.ts';
import * as z from 'zod/mini';
import type { PaymentOutcome } from '../payment/charge.ts';
import { type CheckoutFrames, openCheckoutFrames } from './checkout-frames.ts';
import { makePageInert } from './inert-page.ts';

/** What the provider's library reports. */
type LibraryCallbacks = { onSuccess: () => void; onClose: () => void };

export type AttemptOptions = {
  checkoutUrl: string;
  /** How long the provider's window may take to show itself, in ms. */
  loadDeadlineMs: number;
  /** Calls the library. */
  open: (callbacks: LibraryCallbacks) => void;
  reference: string;
};

/** One opened window. `over` ends with the attempt, `loading` once the card form shows. */
type Attempt = {
  over: AbortController;
  loading: AbortController;
  frames: CheckoutFrames | undefined;
  /** The library's own listeners; they hear only what the browser delivered from our frame. */
  listeners: ((event: MessageEvent) => void)[];
  /** The card form has shown: from here on money may go. */
  isShown: boolean;
  isPending: boolean;
  settle: (outcome: PaymentOutcome, removal: 'now' | 'after-fading') => void;
};

const providerMessage = z.object({
  event: z.string(),
  data: z.nullish(z.object({ type: z.optional(z.string()), message: z.optional(z.string()) })),
});

/** The outcome for everything that went wrong on the provider's side, or on the way there. */
export function unavailable(cause: unknown): PaymentOutcome {
  const error = cause instanceof Error ? cause : new Error('the payment library refused', { cause });
  return { kind: 'unavailable', error };
}

function startAttempt(resolve: (outcome: PaymentOutcome) => void): Attempt {
  const attempt: Attempt = {
    over: new AbortController(),
    loading: new AbortController(),
    frames: undefined,
    listeners: [],
    isShown: false,
    isPending: false,
    settle: (outcome, removal) => {
      if (attempt.over.signal.aborted) return;
      attempt.over.abort();
      attempt.loading.abort();
      attempt.frames?.remove(removal);
      resolve(outcome);
    },
  };
  return attempt;
}

/** The library says nothing when its window does not load, and leaves an overlay that nobody can close. */
function giveUpLater({ loading, settle }: Attempt, ms: number) {
  const giveUp = () => settle(unavailable(new Error(`the card form did not load in ${ms} ms`)), 'now');
  const deadline = setTimeout(giveUp, ms);
  loading.signal.addEventListener('abort', () => clearTimeout(deadline));
}

function closeOnEscape({ loading, settle }: Attempt) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') settle({ kind: 'left' }, 'now');
  };
  window.addEventListener('keydown', onKey, { signal: loading.signal });
}

/** The library swallows this one: a key that the provider does not accept leaves its window open for ever. */
function setupError({ event, data }: z.infer<typeof providerMessage>): Error | undefined {
  if (event !== 'error' || data?.type !== 'setup') return undefined;
  return new Error(`payment set-up: ${data.message ?? 'refused'}`);
}

function readMessage(attempt: Attempt, posted: unknown) {
  const message = providerMessage.safeParse(posted);
  if (!message.success) return;
  const { event } = message.data;
  if (event === 'loaded:transaction') {
    attempt.isShown = true;
    attempt.loading.abort();
    attempt.frames?.checkout.focus();
  }
  if (event === 'transfer:pending') attempt.isPending = true;
  const refused = setupError(message.data);
  if (refused) attempt.settle(attempt.isShown ? { kind: 'closed' } : unavailable(refused), 'now');
}

/** What a window that is gone without a success leaves to be said. */
function closing({ isPending, isShown }: Attempt): PaymentOutcome {
  if (isPending) return { kind: 'pending' };
  return { kind: isShown ? 'closed' : 'left' };
}

/** Passes on what the browser itself delivered from our frame; a page can forge the rest. */
function listenToCheckout(attempt: Attempt, checkoutUrl: string) {
  const { origin } = new URL(checkoutUrl);
  const onMessage = (event: MessageEvent) => {
    const isOurs = event.source !== null && event.source === attempt.frames?.checkout.contentWindow;
    if (!event.isTrusted || event.origin !== origin || !isOurs) return;
    readMessage(attempt, event.data);
    if (attempt.over.signal.aborted) return;
    for (const listener of attempt.listeners) listener(event);
  };
  window.addEventListener('message', onMessage, { signal: attempt.over.signal });
}

/** Opens the provider's window once and resolves when it is over, whatever happens. */
export function attemptCheckout({
  checkoutUrl,
  loadDeadlineMs,
  open,
  reference,
}: AttemptOptions): Promise<PaymentOutcome> {
  return new Promise((resolve) => {
    const attempt = startAttempt(resolve);
    giveUpLater(attempt, loadDeadlineMs);
    closeOnEscape(attempt);
    listenToCheckout(attempt, checkoutUrl);
    const callbacks: LibraryCallbacks = {
      onSuccess: () => attempt.settle({ kind: 'paid', reference }, 'after-fading'),
      onClose: () => attempt.settle(closing(attempt), 'after-fading'),
    };
    try {
      attempt.frames = openCheckoutFrames({
        checkoutUrl,
        onListener: (listener) => attempt.listeners.push(listener),
        open: () => open(callbacks),
      });
      const comeBack = makePageInert(attempt.frames.all);
      attempt.over.signal.addEventListener('abort', comeBack);
    } catch (error) {
      attempt.settle(unavailable(error), 'now');
    }
  });
}
