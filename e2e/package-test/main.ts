import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packageNames, workspace } from '@venue/shell/platform/checkout/folders.ts';
import { run } from '../install-from-debian.ts';
import { testSteps } from './test-steps.ts';

/**
 * `npm test -w mf-x`: types, lint, format, unit tests and journeys of one package, beside the live releases of the others,
 * and the rules of the whole repository.
 */
const name = packageNames.find((other) => other === path.basename(process.cwd()));
if (name === undefined) throw new Error('choose one package: npm test -w mf-bookings');
process.chdir(workspace);
// The site under test uses the live versions of all other packages.
process.env['TEST_PACKAGE'] = name;

const journeys = readdirSync('e2e/journeys', { recursive: true, encoding: 'utf8' });
const steps = testSteps(
  name,
  journeys.filter((file) => file.endsWith('.spec.ts')),
);
const start = performance.now();
const failed = steps.find(({ title, command }) => {
  const begin = performance.now();
  const isGreen = run('npx', command);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  process.stdout.write(`${isGreen ? 'passed' : 'failed'}  ${title} of ${name}, ${seconds} s\n`);
  return !isGreen;
});
process.stdout.write(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
if (failed) process.exitCode = 1;
