import { hallUnavailable, toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { deviceList } from './pages/device-list.ts';
import { filledIn, hallForm } from './pages/hall-form.ts';
import { onlyMail, receivedSummary } from './received-records.ts';

const add = { service: 'reservation', endpoint: 'add', times: 1 } as const;
const declinedTitle = 'The booking system did not accept this';

test(
  'a hold that is refused or not answered is tried again and made once',
  { tag: ['@C-17', '@D-22', '@E-12'] },
  async ({ page, sandbox }) => {
    const { open, fillIn, terms, submit, stopNotice, values } = hallForm(page);
    await open();
    await fillIn();

    await test.step('a refusal is told in the words of the service', async () => {
      await sandbox.fault({ ...add, kind: 'refused', errorCode: 3, errorMessage: 'not today' });
      await submit();
      await expect(stopNotice(declinedTitle)).toContainText('The booking system says: “not today”.');
      await expect(stopNotice(declinedTitle)).toContainText('Nothing was booked');
      expect(await values()).toEqual(filledIn);
      expect(await receivedSummary(sandbox)).toMatchObject({
        calls: ['availability', 'add'],
        halls: [],
        mails: 0,
      });
    });

    await test.step('a lost answer is not denied by a refusal that follows it', async () => {
      await sandbox.fault({ ...add, kind: 'down' });
      await submit();
      await expect(stopNotice(toastTexts.cannotRetrieve)).toContainText('the reply never reached us');
      await sandbox.fault({ ...add, kind: 'status', status: 429 });
      await submit();
      await expect(stopNotice(declinedTitle)).toContainText('it may already be held in your name');
      await expect(stopNotice(declinedTitle)).not.toContainText('Nothing was booked');
      await page.goto(paths.myBookings);
      await expect(deviceList(page).row('Ambali Hall')).toContainText('We did not hear back');
    });

    await test.step('another try makes one hold', async () => {
      await open();
      await expect.poll(values).toMatchObject({ email: filledIn.email, hall: 'Ambali Hall' });
      await terms.check();
      await submit();
      await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
      expect((await receivedSummary(sandbox)).halls).toEqual([15]);
    });
  },
);

test(
  'a hold whose answer was lost is not made twice',
  { tag: ['@D-22', '@E-12'] },
  async ({ page, sandbox }) => {
    const { open, fillIn, submit, stopNotice } = hallForm(page);
    await open();
    await fillIn();
    await sandbox.fault({ ...add, kind: 'no-cors' });
    await submit();
    await expect(stopNotice(toastTexts.cannotRetrieve)).toContainText(
      'Try again: we’ll check first and won’t book it',
    );
    await submit();
    const taken = stopNotice(hallUnavailable('Ambali Hall'));
    await expect(taken).toContainText('it may already be held in your name');
    await expect(taken.getByRole('link', { name: /\+234/ })).toBeVisible();
    expect(await receivedSummary(sandbox)).toMatchObject({
      calls: ['availability', 'add', 'availability'],
      halls: [15],
      mails: 0,
    });

    await page.getByRole('button', { name: 'Check this date' }).click();
    await expect(page.getByText('Ambali Hall may be taken in your own name')).toBeVisible();

    await sandbox.fault({ service: 'reservation', kind: 'down' });
    await submit();
    await stopNotice(toastTexts.cannotRetrieve).getByRole('button', { name: 'Ask by e-mail' }).click();
    await expect(page.getByText('the venue will check whether it is held for you')).toBeVisible();
    expect((await onlyMail(sandbox))['standing']).toMatch(/^A hold was requested as invoice \d{6}/);
    expect((await receivedSummary(sandbox)).halls).toEqual([15]);
  },
);
