import type { Page } from '@playwright/test';

/** The provider's library asks for the same permission in the old and in the new way. */
export const providersOwnWarning = "precedence over 'allowpaymentrequest'";

/** The provider's card form over the page. A form that is closing is inert, and does not count. */
export function cardForm(page: Page) {
  const frame = page.locator('iframe[title="Card payment"]:not([inert])');
  const form = frame.contentFrame();
  const button = (name: string | RegExp) => form.getByRole('button', { name, exact: true });
  return {
    frame,
    sum: (text: string) => form.getByText(text).first(),
    testCard: form.getByLabel('Test card'),
    problem: form.getByRole('alert'),
    payButton: button(/^Pay ₦/),
    declineButton: button('Decline'),
    cancelButton: button('Cancel'),
    transferButton: button('Bank transfer pending'),
    bankButton: button('Open my bank’s window'),
    /** Pays, if that sum is asked for. */
    pay: async (sum: string) => button(`Pay ${sum}`).click(),
  };
}
