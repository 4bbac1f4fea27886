import { expect, test } from 'vitest';
import { nodeProblem } from './node-version.ts';

test('versions of Node.js that Linux distributions still install are refused by name', () => {
  expect(nodeProblem('18.20.8')).toBe(
    'Node.js 18.20.8 is too old: install 20.19 or later (https://nodejs.org)',
  );
  expect(nodeProblem('20.18.1')).toContain('is too old');
  expect(['20.19.0', '22.12.0', '24.1.0'].map(nodeProblem)).toEqual([undefined, undefined, undefined]);
});
