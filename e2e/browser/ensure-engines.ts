import { installFromDebian } from './install-from-debian.ts';
import { systemFirefox } from './system-firefox.ts';
import { missingForWebKit } from './system-webkit.ts';

function ensureFirefox(): boolean {
  return systemFirefox() !== undefined || installFromDebian(['firefox-esr']);
}

function ensureWebKit(): boolean {
  const missing = missingForWebKit();
  return missing.length === 0 || installFromDebian(missing);
}

const outcomes = [
  { names: 'firefox-esr', isThere: ensureFirefox() },
  { names: 'gir1.2-webkit2-4.1, python3-gi and xvfb', isThere: ensureWebKit() },
];
for (const { names, isThere } of outcomes) {
  if (!isThere)
    process.stderr.write(
      `Not installed: ${names}. Debian's apt-get does it for root; without, their journeys do not run.\n`,
    );
}
