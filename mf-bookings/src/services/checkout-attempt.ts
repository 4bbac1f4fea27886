import { z } from '../zod.ts';
import type { CardRefusal, PaymentOutcome } from './charge.ts';
import { type CheckoutFrames, openCheckoutFrames } from './checkout-frames.ts';
import { makePageInert } from './inert-page.ts';
import { readableMessage } from './service-answer.ts';

/** The library's frames use the largest z-index too; this comes after them. */
const overFrames = '2147483647';

/**
 * A button that closes the card form. It is hidden until the connection drops, because a frame that navigated without one stays empty even
 * once it is back, and while the card form takes longer than `slowAfterMs` to show.
 */
function createCloseButton(
  onClose: () => void,
  slowAfterMs: number,
  { over, loading }: Pick<Attempt, 'over' | 'loading'>,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.hidden = true;
  button.textContent = 'Card form stuck? Close it';
  button.style.cssText = `position:fixed;z-index:${overFrames};inset:auto 0 20px;width:fit-content;min-height:48px;margin:0 auto;padding:0 20px;border:2px solid #fbf8f1;color:#fbf8f1;background:#131b4a;font:600 17px/1.4 "Source Sans 3",Arial,sans-serif;cursor:pointer`;
  button.addEventListener('click', onClose);
  const show = () => {
    button.hidden = false;
  };
  const slow = setTimeout(show, slowAfterMs);
  loading.signal.addEventListener('abort', () => {
    clearTimeout(slow);
    button.hidden = true;
  });
  window.addEventListener('offline', show, { signal: over.signal });
  over.signal.addEventListener('abort', () => button.remove());
  document.body.append(button);
  return button;
}

type LibraryCallbacks = { onSuccess: () => void; onClose: () => void };

type AttemptOptions = {
  checkoutUrl: string;
  /** How long the card form may take to show once its page has loaded, in ms. */
  loadDeadlineMs: number;
  /** How long its page may take to load, in ms. */
  slowLoadDeadlineMs: number;
  /** The card form has shown: the payment company knows the reference. */
  onShown: () => void;
  /** Calls the library. */
  open: (callbacks: LibraryCallbacks) => void;
};

/** `over` is aborted when the attempt ends, `loading` once the card form shows. */
type Attempt = {
  over: AbortController;
  loading: AbortController;
  frames: CheckoutFrames | undefined;
  /** The library's own listeners; they only get messages that the browser delivered from our frame. */
  listeners: ((event: MessageEvent) => void)[];
  /** The card form has shown: from here on, money may go. */
  isShown: boolean;
  isPending: boolean;
  onShown: () => void;
  settle: (outcome: PaymentOutcome, removal: 'now' | 'after-fading') => void;
};

const providerMessage = z.object({
  event: z.string(),
  data: z.nullish(z.object({ type: z.optional(z.string()), message: z.optional(z.string()) })),
});

/** Thrown by the library if it rejects the charge itself; not an `Error`. */
const libraryRefusal = z.object({
  message: z.string(),
  issues: z.array(z.object({ message: z.string() })),
});

function refusedField(reason: string): CardRefusal['about'] {
  if (/\be-?mail\b/i.test(reason)) return 'email';
  return /\bduplicate\b.*\breference\b/i.test(reason) ? 'reference' : 'other';
}

function refused(text: unknown): CardRefusal {
  const reason = readableMessage(text);
  return { kind: 'card-refused', about: refusedField(reason ?? ''), reason };
}

function outcomeOfError(cause: unknown): PaymentOutcome {
  const refusal = libraryRefusal.safeParse(cause);
  if (!refusal.success) return unavailable(cause);
  const { message, issues } = refusal.data;
  return refused(issues[0]?.message ?? message);
}

/** The outcome if the provider could not be reached. */
export function unavailable(cause: unknown): PaymentOutcome {
  if (!navigator.onLine) return { kind: 'no-connection' };
  const error = cause instanceof Error ? cause : new Error('the payment library refused', { cause });
  return { kind: 'unavailable', error };
}

function startAttempt(resolve: (outcome: PaymentOutcome) => void, onShown: () => void): Attempt {
  const attempt: Attempt = {
    over: new AbortController(),
    loading: new AbortController(),
    frames: undefined,
    listeners: [],
    isShown: false,
    isPending: false,
    onShown,
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

/**
 * If its window does not load, the library reports nothing and leaves an overlay that nobody can close. On a slow line its page may take far
 * longer to load than to show the card form then.
 */
function startDeadline(
  { loading, settle }: Attempt,
  frame: HTMLIFrameElement,
  { loadDeadlineMs, slowLoadDeadlineMs }: Pick<AttemptOptions, 'loadDeadlineMs' | 'slowLoadDeadlineMs'>,
) {
  let deadline: ReturnType<typeof setTimeout>;
  const start = (ms: number) => {
    clearTimeout(deadline);
    deadline = setTimeout(() => {
      settle(unavailable(new Error(`the card form did not load in ${ms} ms`)), 'now');
    }, ms);
  };
  start(slowLoadDeadlineMs);
  frame.addEventListener('load', () => start(loadDeadlineMs), { signal: loading.signal });
  loading.signal.addEventListener('abort', () => clearTimeout(deadline));
}

function closeOnEscape({ loading, settle }: Attempt) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') settle({ kind: 'closed-before-shown' }, 'now');
  };
  window.addEventListener('keydown', onKey, { signal: loading.signal });
}

/** The library ignores this message: if the provider rejects a charge or a key, its window would stay open for ever. */
function setupRefusal({ event, data }: z.infer<typeof providerMessage>): CardRefusal | undefined {
  return event === 'error' && data?.type === 'setup' ? refused(data.message) : undefined;
}

function readMessage(attempt: Attempt, posted: unknown) {
  const message = providerMessage.safeParse(posted);
  if (!message.success) return;
  const { event } = message.data;
  if (event === 'loaded:transaction') {
    attempt.isShown = true;
    attempt.onShown();
    attempt.loading.abort();
    attempt.frames?.checkout.focus();
  }
  if (event === 'transfer:pending') attempt.isPending = true;
  const refusal = setupRefusal(message.data);
  if (refusal) attempt.settle(attempt.isShown ? { kind: 'closed-after-shown' } : refusal, 'now');
}

function outcomeOfClosing({ isPending, isShown }: Attempt): PaymentOutcome {
  if (isPending) return { kind: 'pending' };
  return { kind: isShown ? 'closed-after-shown' : 'closed-before-shown' };
}

/** Passes on only what the browser itself delivered from our frame: a page could forge anything else. */
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

/** Opens the provider's window and always resolves once it is gone. */
export function attemptCheckout({
  checkoutUrl,
  onShown,
  open,
  ...deadlines
}: AttemptOptions): Promise<PaymentOutcome> {
  return new Promise((resolve) => {
    const attempt = startAttempt(resolve, onShown);
    closeOnEscape(attempt);
    listenToCheckout(attempt, checkoutUrl);
    const callbacks: LibraryCallbacks = {
      onSuccess: () => attempt.settle({ kind: 'paid' }, 'after-fading'),
      onClose: () => attempt.settle(outcomeOfClosing(attempt), 'after-fading'),
    };
    try {
      attempt.frames = openCheckoutFrames({
        checkoutUrl,
        onListener: (listener) => attempt.listeners.push(listener),
        open: () => open(callbacks),
      });
      // The library may have closed its window before it returned.
      if (attempt.over.signal.aborted) {
        attempt.frames.remove('now');
        return;
      }
      startDeadline(attempt, attempt.frames.checkout, deadlines);
      const closeButton = createCloseButton(
        () => attempt.settle(outcomeOfClosing(attempt), 'now'),
        deadlines.loadDeadlineMs,
        attempt,
      );
      const restorePage = makePageInert([closeButton, ...attempt.frames.all]);
      attempt.over.signal.addEventListener('abort', restorePage);
    } catch (error) {
      attempt.settle(outcomeOfError(error), 'now');
    }
  });
}
