import { expect, test } from 'vitest';
import { createFromWebKit, toWebKit } from './webkit-repairs.ts';

const event = (method: string, params: object) =>
  JSON.stringify({
    method: 'Target.dispatchMessageFromTarget',
    params: { targetId: 'page-1', message: JSON.stringify({ method, params }) },
  });

test('a long message is split into fragments that add up to it', () => {
  const message = 'ọ'.repeat(90_000);
  const pieces = toWebKit(message);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) expect(piece.length).toBeLessThan(128 * 1024);
  expect(Buffer.concat(pieces).toString()).toBe(message);
  expect(toWebKit('')).toHaveLength(1);
});

test('an intercepted request goes on unchanged', () => {
  const toTarget = (message: object) =>
    JSON.stringify({
      method: 'Target.sendMessageToTarget',
      params: { targetId: 'page-1', message: JSON.stringify(message) },
    });
  const continued = { id: 7, method: 'Network.interceptWithRequest', params: { requestId: '1' } };
  const unchanged = {
    id: 7,
    method: 'Network.interceptContinue',
    params: { stage: 'request', requestId: '1' },
  };
  expect(Buffer.concat(toWebKit(toTarget(continued))).toString()).toBe(toTarget(unchanged));
});

test('only the cancelled document of a process switch is held back', () => {
  const fromWebKit = createFromWebKit();
  const asked = event('Network.requestWillBeSent', { requestId: '1', type: 'Document' });
  const picture = event('Network.requestWillBeSent', { requestId: '2', type: 'Image' });
  const cancelled = (requestId: string) =>
    event('Network.loadingFailed', { requestId, errorText: 'Load request cancelled' });
  for (const message of [asked, picture, cancelled('2')]) expect(fromWebKit(message)).toBe(message);
  expect(fromWebKit(cancelled('1'))).toBeUndefined();
  const refused = event('Network.loadingFailed', { requestId: '1', errorText: 'Connection refused' });
  expect(fromWebKit(refused)).toBe(refused);
});
