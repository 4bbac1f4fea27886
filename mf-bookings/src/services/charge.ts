/** What the visitor chose to pay. */
export type Charge = {
  /** Whole naira; kobo exist only inside the payment adapter. */
  naira: number;
  /** Never one that this device has used (C-22). */
  reference: string;
  email: string;
  name: string;
  phone: string;
  /** What was booked, line by line, for the venue's payment dashboard. */
  booked?: readonly { name: string; value: string }[];
};

/** The provider answered, and said no before its card form showed: nothing can have been paid. */
export type CardRefusal = {
  kind: 'card-refused';
  /** What of the charge it does not take; `reference`: somebody has used it. */
  about: 'email' | 'reference' | 'other';
  /** Its own words, where a person could read them. */
  said: string | undefined;
};

/** What became of one attempt to pay by card. */
export type PaymentOutcome =
  | { kind: 'paid' }
  /** The visitor closed the provider's window before its card form showed: nothing can have been paid. */
  | { kind: 'closed-before-shown' }
  /** Nothing was opened: the visitor had gone to another page before. */
  | { kind: 'page-left' }
  /** The window was closed after its card form had shown: the money may have gone all the same. */
  | { kind: 'closed-after-shown' }
  /** A bank transfer that the provider has not seen yet. */
  | { kind: 'pending' }
  | CardRefusal
  /** The card form never showed, and the browser has no connection. */
  | { kind: 'no-connection' }
  /** The card form never showed: the provider's window did not load (D-54). */
  | { kind: 'unavailable'; error: Error };

/** Kobo of a sum in naira; the provider takes nothing else (B-11). */
export function toKobo(naira: number): number {
  const kobo = naira * 100;
  if (!Number.isSafeInteger(kobo) || kobo <= 0)
    throw new RangeError(`not a sum that can be charged: ${naira}`);
  return kobo;
}
