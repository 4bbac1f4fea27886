import type { Page } from '@playwright/test';
import { cardForm } from './card-form.ts';

/** The invoice of a booked hall, and the way to pay it. */
export function hallInvoice(page: Page) {
  const main = page.getByRole('main');
  const payButton = main.getByRole('button', { name: 'MAKE PAYMENT' });
  const dialog = page.getByRole('dialog', { name: 'How much today?' });
  const card = cardForm(page);
  const question = page.getByRole('dialog', { name: 'A payment may have gone through.' });

  async function openCardForm(sum: string) {
    await payButton.click();
    await dialog.getByRole('button', { name: `Pay ${sum}` }).click();
  }

  async function openCardFormAgain(sum: string) {
    await payButton.click();
    await question.getByRole('button', { name: 'It did not go through: pay now' }).click();
    await dialog.getByRole('button', { name: `Pay ${sum}` }).click();
  }

  return {
    sheet: main.getByRole('article', { name: /^Invoice \d{6}$/ }),
    payPanel: main.getByRole('region', { name: 'Pay by card' }),
    transfer: main.getByRole('region', { name: /by transfer/ }),
    receipt: main.getByRole('region', { name: 'Receipt' }),
    payButton,
    dialog,
    card,
    /** Opens the card form for a sum, `₦800,000`. */
    openCardForm,
    /** The question before another card form, after one whose payment is unknown. */
    question,
    /** Answers that question, and opens the card form. */
    openCardFormAgain,
    payAgain: async (sum: string) => {
      await openCardFormAgain(sum);
      await card.pay(sum);
    },
    /** Pays that sum with the card that is approved. */
    pay: async (sum: string) => {
      await openCardForm(sum);
      await card.pay(sum);
    },
    /** A status message on the page, not a toast. */
    statusMessage: (text: string | RegExp) => main.getByRole('status').filter({ hasText: text }),
    number: async () => {
      const name = await main.getByRole('article', { name: /^Invoice \d{6}$/ }).getAttribute('aria-label');
      return name?.replace('Invoice ', '') ?? '';
    },
  };
}

/** The sums of the sample booking. */
export const ambali = { deposit: '₦800,000', full: '₦1,700,000' } as const;
