import { findOnPath } from '@venue/shell/platform/verify/system-chromium.ts';

/** The Firefox that `FIREFOX` names or that is on the PATH. Its driver is ours (`engines/firefox`): any recent one serves. */
export function systemFirefox(): string | undefined {
  return process.env.FIREFOX || findOnPath(['firefox-esr', 'firefox']);
}
