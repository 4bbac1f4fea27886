import { existsSync } from 'node:fs';
import { run } from '../browser/run.ts';
import { systemFirefox } from '../browser/system-firefox.ts';
import { missingForWebKit, systemPython } from '../browser/system-webkit.ts';

/** What is missing for the journeys in an engine, by the names of Debian's packages. */
const missing: Readonly<Record<string, () => string[]>> = {
  firefox: () => (systemFirefox() ? [] : ['firefox-esr']),
  webkit: () => [...(existsSync(systemPython) ? [] : ['python3']), ...missingForWebKit()],
};

const [engine = '', ...rest] = process.argv.slice(2);
const lacking = missing[engine]?.() ?? ['an engine of that name: firefox or webkit'];
if (lacking.length > 0) {
  process.stderr.write(`No journey ran in ${engine}: there is no ${lacking.join(', no ')}.\n`);
  // Where everything can be installed, silence would pass for success.
  process.exitCode = process.env.CI ? 1 : 0;
} else if (!run('npx', ['playwright', 'test', '--config', `e2e/playwright.${engine}.config.ts`, ...rest])) {
  process.exitCode = 1;
}
