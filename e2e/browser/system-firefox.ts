import { findOnPath } from '@venue/shell/platform/verify/system-chromium.ts';

/** The Firefox in `FIREFOX` or on the PATH. Its driver is ours (`engines/firefox`), so any recent version works. */
export function systemFirefox(): string | undefined {
  return process.env.FIREFOX || findOnPath(['firefox-esr', 'firefox']);
}
