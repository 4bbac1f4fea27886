// @vitest-environment happy-dom
import { keepMessage, waitingMessages } from '@venue/shared/email/outbox.ts';
import { hasDraft, saveDraft } from '@venue/shared/form/draft.ts';
import { expect, test, vi } from 'vitest';
import { keptKeys } from '../storage/kept-keys.ts';
import { deviceStorage, isKept } from '../storage/device-storage.ts';
import { wipeDevice } from './wipe-device.ts';

test('nothing that was typed or booked stays, messages that wait included', () => {
  deviceStorage.setItem(keptKeys.hall, '{}');
  saveDraft('contact', { name: 'Morenikeji' });
  const words = { form: 'contact', subject: 'A message', letter: 'From Morenikeji', values: {} };
  keepMessage({ ...words, keptAt: 1, mayHaveArrived: false });
  const forgetHandedOver = vi.fn();
  wipeDevice({ forgetHandedOver });
  expect(forgetHandedOver).toHaveBeenCalledOnce();
  expect(isKept(keptKeys.hall)).toBe(false);
  expect(hasDraft('contact')).toBe(false);
  expect(waitingMessages()).toEqual([]);
});
