import { timedOut, withDeadline } from '@venue/shared/time/deadline.ts';
import { type Charge, type PaymentOutcome, toKobo } from './charge.ts';
import { attemptCheckout, unavailable } from './checkout-attempt.ts';
import type { PageVisit } from './page-visit.ts';

const defaultLoadDeadlineMs = 15_000;
/** On 2G, the library and the card form take more than a minute each. */
const defaultSlowLoadDeadlineMs = 90_000;

type PaymentOptions = {
  publicKey: string;
  /** Origin and base path of the provider's checkout page, without a trailing slash. */
  checkoutUrl: string;
  loadDeadlineMs?: number;
  slowLoadDeadlineMs?: number;
};

type Opening = {
  visit: PageVisit;
  /** Called just before the window opens, and only then. */
  onOpening: () => void;
  /** Called when the card form shows: from here on, the payment company knows the reference. */
  onShown: () => void;
};

/** Card payment by Paystack, behind react-paystack 6.0.0 (D-54). */
export type PaymentService = {
  /** Opens the provider's window and resolves when it is gone. Only one can be open at a time. */
  pay: (charge: Charge, opening: Opening) => Promise<PaymentOutcome>;
};

function customField(name: string, value: string) {
  return { display_name: name, variable_name: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'), value };
}

/**
 * The charge as the library takes it (B-10). The library writes the page's whole address into the metadata. After its `#` there may be a
 * shared invoice, which must stay on the device, so that is prevented.
 */
function transaction({ naira, reference, email, name, phone, booked = [] }: Charge) {
  const fields = [{ name: 'Name', value: name }, { name: 'Phone', value: phone }, ...booked];
  return {
    email,
    amount: toKobo(naira),
    currency: 'NGN',
    reference,
    metadata: {
      custom_fields: fields.map((field) => customField(field.name, field.value)),
      get referrer(): string {
        return location.origin + location.pathname;
      },
      set referrer(_wholeAddress: string) {},
    },
  };
}

/** The library is loaded with the first payment. */
export function createPaymentService({
  publicKey,
  checkoutUrl,
  loadDeadlineMs = defaultLoadDeadlineMs,
  slowLoadDeadlineMs = defaultSlowLoadDeadlineMs,
}: PaymentOptions): PaymentService {
  let isOpen = false;

  async function start(charge: Charge, { visit, onOpening, onShown }: Opening): Promise<PaymentOutcome> {
    const config = transaction(charge);
    try {
      const library = await withDeadline(import('react-paystack'), slowLoadDeadlineMs);
      if (!visit.isShown()) return { kind: 'page-left' };
      if (library === timedOut)
        return unavailable(new Error(`no payment library in ${slowLoadDeadlineMs} ms`));
      // Named like a hook, but it uses none.
      const { usePaystackPayment: prepare } = library;
      const initialize = prepare({ publicKey });
      onOpening();
      return await attemptCheckout({
        checkoutUrl,
        loadDeadlineMs,
        slowLoadDeadlineMs,
        onShown,
        open: (callbacks) => initialize({ config, ...callbacks }),
      });
    } catch (error) {
      return visit.isShown() ? unavailable(error) : { kind: 'page-left' };
    }
  }

  return {
    pay: async (charge, opening) => {
      if (isOpen) return unavailable(new Error('a card form is open already'));
      isOpen = true;
      try {
        return await start(charge, opening);
      } finally {
        isOpen = false;
      }
    },
  };
}
