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
  { names: 'firefox-esr', isAvailable: ensureFirefox() },
  { names: 'gir1.2-webkit2-4.1, python3-gi and xvfb', isAvailable: ensureWebKit() },
];
for (const { names, isAvailable } of outcomes) {
  if (!isAvailable)
    process.stderr.write(
      `Not installed: ${names}. Install them with apt-get as root; otherwise their journeys do not run.\n`,
    );
}
