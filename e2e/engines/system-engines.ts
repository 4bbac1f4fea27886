import { existsSync } from 'node:fs';
import { findOnPath } from '@venue/shell/platform/verify/system-chromium.ts';

/** The Firefox in `FIREFOX` or on the PATH. Its driver is ours (`engines/firefox`), so any recent version works. */
export function systemFirefox(): string | undefined {
  return process.env.FIREFOX || findOnPath(['firefox-esr', 'firefox']);
}

/** Debian's own Python: only it has the GTK bindings. */
export const systemPython = '/usr/bin/python3';

const bindings = '/usr/lib/python3/dist-packages/gi';
const typelibs = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`,
);

/** What the journeys in WebKitGTK need and this machine lacks. */
export function missingForWebKit(): string[] {
  return [
    ...(existsSync(bindings) ? [] : ['python3-gi']),
    ...(typelibs.some((file) => existsSync(file)) ? [] : ['gir1.2-webkit2-4.1']),
    ...(findOnPath(['Xvfb']) ? [] : ['xvfb']),
  ];
}
