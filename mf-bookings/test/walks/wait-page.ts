import { sampleWait } from '../sample-wait.ts';
import { sendWait, withdraw, type WaitServices } from '../../src/wait/send-wait.ts';
import {
  createWaitLedger,
  unsentMailOf,
  type WaitMail,
  type WaitRecord,
} from '../../src/wait/wait-ledger.ts';
import { hostOf, type Offer, type OpenPage } from './tab.ts';

function aboutOf({ at }: WaitRecord, mail: WaitMail): string {
  return `${mail} of ${at}`;
}

/** The waiting list: its form, and its row in the list of bookings. */
export const openWaitPage: OpenPage = (world, tab) => {
  const { device, mail } = world;
  const browser = device.browser(tab);
  const ledger = createWaitLedger(browser.storage, browser.now);
  const services: WaitServices = {
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
      return sendWait(services, id);
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
      const send: Offer = { name: 'send again', run: () => sendWait(services, id) };
      const back: Offer = { name: 'no longer wait', run: () => withdraw(services, id) };
      // After a withdrawal the form is shown again.
      return [...(unsentMailOf(known) ? [send] : []), known.withdrawalMail === undefined ? back : ask];
    },
  };
};
