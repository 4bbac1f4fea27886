/** Where react-paystack 6.0.0 opens its checkout, whatever it is told. */
const builtInCheckout = 'https://checkout.paystack.com';
const background = 'inline-background-';
const checkout = 'inline-checkout-';
/** The library fades its frames for 300 ms and posts to one of them afterwards. */
const libraryExitMs = 400;

/** The frames of one attempt. */
export type CheckoutFrames = {
  checkout: HTMLIFrameElement;
  /** The checkout, and the waiting page under it. */
  all: readonly HTMLIFrameElement[];
  /** Takes them off the page, at once or after the library's own fading. */
  remove: (when: 'now' | 'after-fading') => void;
};

type Opening = {
  /** Origin and base path of the checkout page, without a trailing slash. */
  checkoutUrl: string;
  /** Calls the library, which makes its frames before it returns. */
  open: () => void;
  /** Gets the library's own listener for the frames' messages. */
  onListener: (listener: (event: MessageEvent) => void) => void;
};

/** Replaces one property until the returned function is called. */
function override(target: object, key: string, change: (original: PropertyDescriptor) => PropertyDescriptor) {
  const own = Object.getOwnPropertyDescriptor(target, key);
  Object.defineProperty(target, key, { configurable: true, ...change(own ?? {}) });
  return () => {
    if (own) Object.defineProperty(target, key, own);
    else Reflect.deleteProperty(target, key);
  };
}

/** The checkout's address is built into the library; here it is exchanged for the configured one. */
function redirectFrames(checkoutUrl: string) {
  return override(HTMLIFrameElement.prototype, 'src', (original) => ({
    ...original,
    set(this: HTMLIFrameElement, address: string) {
      original.set?.call(this, address.replace(builtInCheckout, checkoutUrl));
    },
  }));
}

/**
 * The library writes its waiting page into a blank frame with `document.write`, which Trusted Types forbid.
 * The frame gets its page from {@link fillBackground} instead.
 */
function silenceWriting() {
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

/** The library never takes its message listener back, so it gets none of its own. */
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

/** The element with this id is what the library hides once the checkout has loaded. */
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
 * Lets the library open its checkout under three changes that last for that one synchronous call. Throws what the
 * library throws; then no frame of it is left.
 */
export function openCheckoutFrames({ checkoutUrl, open, onListener }: Opening): CheckoutFrames {
  const before = new Set([...framesOf(background), ...framesOf(checkout)]);
  const made = (kind: string) => framesOf(kind).filter((frame) => !before.has(frame));
  const restore = [
    ...(checkoutUrl === builtInCheckout ? [] : [redirectFrames(checkoutUrl)]),
    silenceWriting(),
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
