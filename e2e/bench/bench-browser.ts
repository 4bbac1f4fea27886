import type { LaunchOptions } from '@playwright/test';
import { systemBrowser } from '@venue/shell/platform/verify/system-chromium.ts';

/** A browser that trusts the certificate whose public key has this hash, and nothing else that is untrusted. */
export function launchOptions(publicKeyHash: string): LaunchOptions {
  const executablePath = systemBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: [`--ignore-certificate-errors-spki-list=${publicKeyHash}`, '--disable-quic'],
  };
}
