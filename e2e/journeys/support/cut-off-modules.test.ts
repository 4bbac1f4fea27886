import { expect, test } from 'vitest';
import { cutOffModules } from './cut-off-modules.ts';

const file = 'https://venue.example/mf-x/1/assets/view-Ab3dEf7h.js';
const integrityMessage = (hash: string) =>
  `None of the “sha256” hashes match the content of the subresource at “${file}”. The computed hash is “${hash}”.`;
const empty = integrityMessage('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');

function watched() {
  const complaints: string[] = [];
  return { complaints, ...cutOffModules((words) => void complaints.push(words)) };
}

test('a module cut off because its page was left is not a complaint, whatever the next page requests', () => {
  const { complaints, isCutOff } = watched();
  expect(isCutOff(empty)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a module that the server sends empty is a complaint, in either order', () => {
  const before = watched();
  before.isCutOff(empty);
  before.cameEmpty(file);
  expect(before.complaints).toEqual([empty]);
  const after = watched();
  after.cameEmpty(file);
  expect(after.isCutOff(empty)).toBe(false);
});

test('a module with other content is a complaint at once', () => {
  expect(watched().isCutOff(integrityMessage('b3RoZXI='))).toBe(false);
});
