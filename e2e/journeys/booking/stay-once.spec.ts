import { defaultVenue } from '@venue/shell/platform/configuration/default-venue.ts';
import { expect, test } from '../support/fixtures.ts';
import { cardForm } from './pages/card-form.ts';
import { stayForm, visitor } from './pages/stay-form.ts';

test(
  'a stay is paid once by a double click and in two tabs',
  { tag: ['@B-16', '@C-22'] },
  async ({ page, context, sandbox }) => {
    const first = stayForm(page, 'deluxe-suite');
    const otherPage = await context.newPage();
    const other = stayForm(otherPage, 'deluxe-suite');
    const question = other.main.getByRole('group', { name: 'This has already been paid.' });
    for (const form of [first, other]) {
      await form.open();
      await form.chooseNights('2031-12-04', '2031-12-07');
      await form.fillInVisitor();
    }

    await test.step('a double click opens one card form, and another tab opens none', async () => {
      await first.payButton.dblclick();
      await expect(cardForm(page).sum('₦90,000')).toBeVisible();
      await expect(cardForm(page).frame).toHaveCount(1);
      await other.payButton.click();
      await expect(
        other.main.getByRole('group', { name: 'This payment is open in another tab.' }),
      ).toBeFocused();
      await expect(other.email).toHaveValue(visitor.email);
      await expect(cardForm(otherPage).frame).toHaveCount(0);
    });

    await test.step('the other tab asks about that payment until its dates change', async () => {
      await cardForm(page).payButton.click();
      await expect(first.receipt).toContainText('₦90,000');
      await other.payButton.click();
      await expect(question).toBeFocused();
      await expect(question).toContainText('₦90,000 for Basic Deluxe, Thu 4 to Sun 7 December 2031 was paid');
      await expect(question.getByRole('button')).toHaveText(['Show the receipt', 'Pay ₦90,000 again']);
      await expect(other.main.getByText(defaultVenue.ifNotFree ?? 'no promise')).toBeVisible();
      await other.checkOut.fill('2031-12-08');
      await expect(question).toBeHidden();
      await other.checkOut.fill('2031-12-07');
      await other.payButton.click();
      await question.getByRole('button', { name: 'Show the receipt' }).click();
      await expect(other.receipt).toContainText('₦90,000');
      expect((await sandbox.received()).payments).toHaveLength(1);
    });

    await page.getByRole('button', { name: 'Book other dates' }).click();
    await first.chooseNights('2031-12-04', '2031-12-07');
    await first.payButton.click();
    await first.main.getByRole('button', { name: 'Pay ₦90,000 again' }).click();
    await cardForm(page).payButton.click();
    await expect(first.receipt).toBeVisible();
    const { payments } = await sandbox.received();
    expect(payments.map(({ status }) => status)).toEqual(['success', 'success']);
    expect(payments[0]?.reference).not.toBe(payments[1]?.reference);
  },
);

test(
  'after a reload while paying or a closed card form, nothing is lost and the visitor is asked',
  { tag: ['@B-14', '@B-15', '@C-22', '@D-06', '@WCAG-2.4.3'] },
  async ({ page, sandbox }) => {
    const form = stayForm(page, 'three-bedroom');
    const { main, email, payButton } = form;
    const card = cardForm(page);
    const question = main.getByRole('group', { name: 'A payment may have gone through.' });
    const references = async () => (await sandbox.received()).payments.map(({ reference }) => reference);
    await form.open();
    await form.book('2031-12-04', '2031-12-06');
    await expect(card.sum('₦160,000')).toBeVisible();
    await page.reload();
    await expect(email).toHaveValue(visitor.email);
    await payButton.click();
    await expect(question).toContainText((await references())[0] ?? 'no payment');
    await question.getByRole('button', { name: 'It did not go through: pay ₦' }).click();

    await test.step('Tab never reaches the page under the card form', async () => {
      await expect(card.sum('₦160,000')).toBeVisible();
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(() => document.activeElement?.tagName);
        expect(['IFRAME', 'BODY']).toContain(where);
      }
    });

    await test.step('a closed card form empties the form, and one click brings everything back', async () => {
      await card.cancelButton.click();
      await expect(page.getByText('Something went wrong. Try again').first()).toBeVisible();
      const notice = main.getByRole('group', { name: 'You closed the card form.' });
      await expect(notice).toBeFocused();
      await expect(page.locator('body > [inert]')).toHaveCount(0);
      await expect(notice).toContainText('We saw no payment. If your bank debited you, do not pay again');
      await expect(notice).toContainText((await references())[1] ?? 'no payment');
      await expect(email).toHaveValue('');
      await form.expectNoCost();
      await main.getByRole('button', { name: 'Put my details back' }).click();
      await expect(email).toHaveValue(visitor.email);
      await form.expectCost('₦160,000');
      await expect(payButton).toBeFocused();
    });

    await payButton.click();
    for (const reference of await references()) await expect(question).toContainText(reference);
    await question.getByRole('button', { name: 'It did not go through: pay ₦' }).click();
    await card.payButton.click();
    await expect(form.receipt).toContainText('₦160,000');
    expect(new Set(await references()).size).toBe(3);
    expect((await sandbox.received()).payments.filter(({ status }) => status === 'success')).toHaveLength(1);
  },
);
