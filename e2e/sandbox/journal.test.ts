import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileJournal } from './journal.ts';
import { openLane, stamp } from './lane.ts';
import type { Mail } from './records.ts';
import { temporaryFolder } from './running-sandbox.ts';

function mail(): Mail {
  return { ...stamp(), via: 'send', serviceId: 's', templateId: 't', fields: [], attachments: [] };
}

test('what a lane received is there again after a restart, faults included', async () => {
  const folder = await temporaryFolder();
  const lane = openLane(fileJournal(folder));
  const value = mail();
  lane.save({ of: 'mails', value });
  lane.files.putFile('a', new Uint8Array([1, 2]));
  lane.setFaults([{ service: 'email', kind: 'down' }]);
  const again = openLane(fileJournal(folder));
  expect(again.outbox.mails).toEqual([value]);
  expect(again.files.getFile('a')).toEqual(new Uint8Array([1, 2]));
  expect(again.faults()).toEqual([{ service: 'email', kind: 'down' }]);
});

test('a line that a crash cut off costs that line only', async () => {
  const folder = await temporaryFolder();
  const [before, after] = [mail(), mail()];
  openLane(fileJournal(folder)).save({ of: 'mails', value: before });
  fs.appendFileSync(path.join(folder, 'journal.jsonl'), '{"of":"mails","value":{"id":"ha');
  openLane(fileJournal(folder)).save({ of: 'mails', value: after });
  expect(openLane(fileJournal(folder)).outbox.mails).toEqual([before, after]);
});

test('a record that changes is one record, and clearing leaves nothing', async () => {
  const folder = await temporaryFolder();
  const lane = openLane(fileJournal(folder));
  const value = mail();
  lane.save({ of: 'mails', value });
  lane.save({ of: 'mails', value: { ...value, templateId: 'changed' } });
  lane.files.putFile('a', new Uint8Array([1]));
  expect(openLane(fileJournal(folder)).outbox.mails).toEqual([{ ...value, templateId: 'changed' }]);
  lane.clear();
  expect(openLane(fileJournal(folder)).outbox.mails).toEqual([]);
  expect(fs.readdirSync(path.join(folder, 'attachments'))).toEqual([]);
});

test('a file name cannot leave the folder', async () => {
  const folder = await temporaryFolder();
  fileJournal(path.join(folder, 'data')).putFile('../../escaped', new Uint8Array([1]));
  expect(fs.readdirSync(folder)).toEqual(['data']);
});
