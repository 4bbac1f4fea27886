import { expect, test } from 'vitest';
import { sandboxLane } from '@venue/sandbox/client.ts';
import { startSandbox } from '@venue/sandbox/sandbox.ts';
import { declaredReleases } from '@venue/shell/platform/checkout/remote-declarations.ts';
import { probeAddress, configuredAddresses } from '@venue/shell/platform/configuration/addresses.ts';
import { configurationForSandbox } from '@venue/shell/platform/configuration/selected-configuration.ts';

test('the sandbox’s services and report receiver respond, and nothing is booked, e-mailed or charged', async () => {
  const sandbox = await startSandbox(0);
  const { content } = await configurationForSandbox(sandbox.origin);
  const addresses = configuredAddresses(content, await declaredReleases());
  expect(addresses.map(({ key }) => key)).toEqual([
    'email.origin',
    'reservation.baseUrl',
    'payment.checkoutUrl',
    'reportUrl',
  ]);
  const tried = await Promise.all(addresses.map((address) => probeAddress(address)));
  expect(tried.map(({ verdict }) => verdict)).toEqual(['ok', 'ok', 'ok', 'ok']);
  const { mails, reservations, payments } = await sandboxLane(sandbox.origin, 'main').received();
  expect([mails, reservations, payments]).toEqual([[], [], []]);
  await sandbox.close();
});
