// @vitest-environment happy-dom
import { keepMessage, waitingMessages } from '@venue/shared/email/outbox.ts';
import { hasDraft, saveDraft } from '@venue/shared/form/draft.ts';
import { expect, test, vi } from 'vitest';
import { ledgerKey } from '../hall/ledger/ledger-key.ts';
import { deviceStorage, isKept } from '../services/device-storage.ts';
import { wipeDevice } from './wipe-device.ts';

test('nothing that was typed or booked stays, messages that wait included', () => {
  deviceStorage.setItem(ledgerKey, '{}');
  saveDraft('contact', { name: 'Morenikeji' });
  const words = { form: 'contact', subject: 'A message', letter: 'From Morenikeji', values: {} };
  keepMessage({ ...words, keptAt: 1, mayHaveArrived: false });
  const forgetHandedOver = vi.fn();
  wipeDevice({ forgetHandedOver });
  expect(forgetHandedOver).toHaveBeenCalledOnce();
  expect(isKept(ledgerKey)).toBe(false);
  expect(hasDraft('contact')).toBe(false);
  expect(waitingMessages()).toEqual([]);
});
