import type { LaunchOptions } from '@playwright/test';
import { systemChromium } from '../browser/system-chromium.ts';

/** A browser that trusts the certificate whose public key has this hash, and nothing else that is untrusted. */
export function launchOptions(publicKeyHash: string): LaunchOptions {
  const executablePath = systemChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [`--ignore-certificate-errors-spki-list=${publicKeyHash}`, '--disable-quic'],
  };
}
