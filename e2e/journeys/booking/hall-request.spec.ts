import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { booking, hallForm } from './pages/hall-form.ts';
import { onlyMail } from './received-records.ts';

test(
  'while the reservation service is down, the venue can be asked by e-mail',
  { tag: ['@M-06', '@Q-17'] },
  async ({ page, sandbox }) => {
    await sandbox.fault({ service: 'reservation', kind: 'down' });
    await sandbox.fault({ service: 'email', kind: 'status', status: 500 });
    const form = hallForm(page);
    await form.open();
    await form.fillIn();
    await form.submit();
    const notice = form.stopNotice(toastTexts.cannotRetrieve);
    await expect(notice).toContainText('This does not hold the date');
    await notice.getByRole('button', { name: 'Ask by e-mail' }).click();
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'Your request has not been sent.' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /body=.*Ambali/);
    await main.getByRole('button', { name: 'Keep it for later' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your request is waiting on this device.' }),
    ).toBeVisible();

    await sandbox.mend();
    await page.goto(paths.home);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await hydrated(page, 'mf-forms/callback');
    await footer.getByRole('button', { name: 'Send now' }).click();
    await expect(footer.getByText(toastTexts.messageSent)).toBeVisible();
    expect(await onlyMail(sandbox)).toMatchObject({ hall: booking.hall, lastName: booking.lastName });
  },
);
