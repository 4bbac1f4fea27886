/** react-paystack 6.0.0 always opens its checkout here. */
const builtInCheckout = 'https://checkout.paystack.com';
const background = 'inline-background-';
const checkout = 'inline-checkout-';
/** The library fades its frames for 300 ms and posts to one of them afterwards. */
const libraryExitMs = 400;

export type CheckoutFrames = {
  checkout: HTMLIFrameElement;
  /** The checkout, and the loading page under it. */
  all: readonly HTMLIFrameElement[];
  /** Removes them from the page, at once or after the library has faded them out. */
  remove: (when: 'now' | 'after-fading') => void;
};

type Opening = {
  /** Origin and base path of the checkout page, without a trailing slash. */
  checkoutUrl: string;
  /** Calls the library, which creates its frames before it returns. */
  open: () => void;
  /** Receives the library's own listener for the frames' messages. */
  onListener: (listener: (event: MessageEvent) => void) => void;
};

/** Overrides a property until the returned function is called. */
function override(target: object, key: string, change: (original: PropertyDescriptor) => PropertyDescriptor) {
  const own = Object.getOwnPropertyDescriptor(target, key);
  Object.defineProperty(target, key, { configurable: true, ...change(own ?? {}) });
  return () => {
    if (own) Object.defineProperty(target, key, own);
    else Reflect.deleteProperty(target, key);
  };
}

/** Replaces the address built into the library with the configured one. */
function redirectFrames(checkoutUrl: string) {
  return override(HTMLIFrameElement.prototype, 'src', (original) => ({
    ...original,
    set(this: HTMLIFrameElement, address: string) {
      original.set?.call(this, address.replace(builtInCheckout, checkoutUrl));
    },
  }));
}

/**
 * The library writes its loading page into a blank frame with `document.write`, which Trusted Types forbid.
 * {@link fillBackground} fills the frame instead.
 */
function ignoreDocumentWrite() {
  return override(HTMLIFrameElement.prototype, 'contentWindow', (original) => ({
    ...original,
    get(this: HTMLIFrameElement) {
      const frameWindow: unknown = original.get?.call(this);
      if (!this.id.startsWith(background)) return frameWindow;
      const page = this.contentDocument;
      return { document: { open: () => page?.open(), write: () => {}, close: () => page?.close() } };
    },
  }));
}

/** The library never removes its message listener, so it is not allowed to add one. */
function collectListeners(onListener: Opening['onListener']) {
  const addListener = window.addEventListener.bind(window);
  return override(window, 'addEventListener', () => ({
    writable: true,
    value: (...[type, listener, options]: Parameters<typeof addListener>) => {
      if (type === 'message' && typeof listener === 'function') onListener(listener);
      else addListener(type, listener, options);
    },
  }));
}

/** The library hides the element with this id once the checkout has loaded. */
function fillBackground(frame: HTMLIFrameElement) {
  frame.title = 'Opening the card form';
  const page = frame.contentDocument;
  if (!page?.body) return;
  const text = page.createElement('p');
  text.id = 'app-loader';
  text.textContent = 'Opening the card form…';
  text.style.cssText =
    'margin:40vh 20px 0;color:#fbf8f1;font:600 18px/1.5 "Source Sans 3",Arial,sans-serif;text-align:center';
  page.body.append(text);
}

function framesOf(kind: string): HTMLIFrameElement[] {
  return [...document.querySelectorAll<HTMLIFrameElement>(`iframe[id^="${kind}"]`)];
}

function removeAll(frames: readonly HTMLIFrameElement[]) {
  for (const frame of frames) frame.remove();
}

/**
 * Lets the library open its checkout, with overrides that last for that one synchronous call. If the library throws, this removes
 * its frames and rethrows.
 */
export function openCheckoutFrames({ checkoutUrl, open, onListener }: Opening): CheckoutFrames {
  const before = new Set([...framesOf(background), ...framesOf(checkout)]);
  const made = (kind: string) => framesOf(kind).filter((frame) => !before.has(frame));
  const restore = [
    ...(checkoutUrl === builtInCheckout ? [] : [redirectFrames(checkoutUrl)]),
    ignoreDocumentWrite(),
    collectListeners(onListener),
  ];
  try {
    open();
  } catch (error) {
    removeAll([...made(background), ...made(checkout)]);
    throw error;
  } finally {
    restore.forEach((undo) => undo());
  }
  const frames = [...made(background), ...made(checkout)];
  const [frame] = made(checkout);
  if (!frame) {
    removeAll(frames);
    throw new Error('the payment library opened no checkout');
  }
  made(background).forEach(fillBackground);
  frame.title = 'Card payment';
  return {
    checkout: frame,
    all: frames,
    remove: (when) => {
      if (when === 'now') removeAll(frames);
      else setTimeout(() => removeAll(frames), libraryExitMs);
    },
  };
}
