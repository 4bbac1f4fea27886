import type { Page } from '@playwright/test';

/** The provider's card form over the page. One that is being closed is inert. */
export function cardForm(page: Page) {
  const window = page.locator('iframe[title="Card payment"]');
  const form = page.frameLocator('iframe[title="Card payment"]:not([inert])');
  const button = (name: string | RegExp) => form.getByRole('button', { name, exact: true });
  return {
    window,
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
