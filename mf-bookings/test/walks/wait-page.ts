import {
  sendWaitingListMail,
  withdraw,
  type WaitingListServices,
} from '../../src/waiting-list/send-waiting-list-mail.ts';
import {
  createWaitingListLedger,
  unsentMailOf,
  type WaitMail,
  type WaitingListEntry,
} from '../../src/waiting-list/waiting-list-ledger.ts';
import { sampleWait } from '../sample-wait.ts';
import { hostOf, type Offer, type OpenPage } from './tab.ts';

function aboutOf({ at }: WaitingListEntry, mail: WaitMail): string {
  return `${mail} of ${at}`;
}

/** The waiting list: its form, and its row in the list of bookings. */
export const openWaitPage: OpenPage = (world, tab) => {
  const { device, mail } = world;
  const browser = device.browser(tab);
  const ledger = createWaitingListLedger(browser.storage, browser.now);
  const services: WaitingListServices = {
    ledger,
    send: (record, which) => mail.send(tab, aboutOf(record, which)),
    report: hostOf(world).report,
    withLock: browser.withLock,
  };
  const { id } = sampleWait;
  const ask: Offer = {
    name: 'wait',
    run: () => {
      // The time of a request is its id.
      device.clock += 1000;
      ledger.save({ ...sampleWait, at: device.clock, requestMail: 'unsent' });
      return sendWaitingListMail(services, id);
    },
  };
  return {
    receipt: () => undefined,
    mails: () => {
      const known = ledger.latest(id);
      const withdrawal = known?.withdrawalMail;
      return [
        ...(known ? [{ about: aboutOf(known, 'requestMail'), state: known.requestMail }] : []),
        ...(known && withdrawal ? [{ about: aboutOf(known, 'withdrawalMail'), state: withdrawal }] : []),
      ];
    },
    offers: () => {
      const known = ledger.latest(id);
      if (!known) return [ask];
      const send: Offer = { name: 'send again', run: () => sendWaitingListMail(services, id) };
      const back: Offer = { name: 'no longer wait', run: () => withdraw(services, id) };
      // After a withdrawal the form is shown again.
      return [...(unsentMailOf(known) ? [send] : []), known.withdrawalMail === undefined ? back : ask];
    },
  };
};
