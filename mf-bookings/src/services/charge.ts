/** What the visitor chose to pay. */
export type Charge = {
  /** Whole naira; only the payment adapter uses kobo. */
  naira: number;
  /** Never used by this device before (C-22). */
  reference: string;
  email: string;
  name: string;
  phone: string;
  /** Details of the booking for the venue's payment dashboard. */
  booked?: readonly { name: string; value: string }[];
};

/** The provider refused the charge before its card form showed: nothing can have been paid. */
export type CardRefusal = {
  kind: 'card-refused';
  /** What it refused; `reference`: it has been used before. */
  about: 'email' | 'reference' | 'other';
  /** The provider's own message, if people can read it. */
  reason: string | undefined;
};

export type PaymentOutcome =
  | { kind: 'paid' }
  /** The visitor closed the window before the card form showed: nothing can have been paid. */
  | { kind: 'closed-before-shown' }
  /** Nothing was opened: the visitor had already left the page. */
  | { kind: 'page-left' }
  /** The window was closed after the card form had shown: money may still have gone. */
  | { kind: 'closed-after-shown' }
  /** A bank transfer that the provider has not received yet. */
  | { kind: 'pending' }
  | CardRefusal
  /** The card form never showed, and the browser is offline. */
  | { kind: 'no-connection' }
  /** The card form never showed: the provider's window did not load (D-54). */
  | { kind: 'unavailable'; error: Error };

/** Naira to kobo, the provider's unit (B-11). */
export function toKobo(naira: number): number {
  const kobo = naira * 100;
  if (!Number.isSafeInteger(kobo) || kobo <= 0)
    throw new RangeError(`not an amount that can be charged: ${naira}`);
  return kobo;
}
