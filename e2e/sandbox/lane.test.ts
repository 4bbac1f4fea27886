import { expect, test } from 'vitest';
import { openLane, stamp } from './lane.ts';
import type { Mail } from './records.ts';

test('a record that changes is one record, and clearing leaves nothing', () => {
  const lane = openLane();
  const mail: Mail = {
    ...stamp(),
    via: 'send',
    serviceId: 's',
    templateId: 't',
    fields: [],
    attachments: [],
  };
  lane.save({ of: 'mails', value: mail });
  lane.save({ of: 'mails', value: { ...mail, templateId: 'changed' } });
  lane.files.set('a', new Uint8Array([1]));
  expect(lane.outbox.mails).toEqual([{ ...mail, templateId: 'changed' }]);
  lane.clear();
  expect(lane.outbox.mails).toEqual([]);
  expect(lane.files.size).toBe(0);
});
