import { paths } from '../../site/addresses.ts';
import { withFaultsIn, withFaultyModule } from '../support/faulty-module.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { contactView, expectReport, formsRelease, openContact } from '../support/failure-reports.ts';

test('each of many faults is reported with the release and the file that it is in', async ({
  page,
  sandbox,
}) => {
  const inTimer = (thrown: string) => `setTimeout(() => { throw ${thrown}; });`;
  const onPress = (thrown: string) => `addEventListener('dblclick', () => { throw ${thrown}; });`;
  const rejected = (thrown: string) => `setTimeout(async () => { await 0; throw ${thrown}; });`;
  await withFaultsIn(page, {
    start: inTimer(`new EvalError()`) + onPress(`new SyntaxError()`),
    'home-view': inTimer(`new RangeError()`) + onPress(`new URIError()`) + rejected(`new ReferenceError()`),
    'form-fragments': inTimer(`'a text'`) + onPress(`new DOMException('', 'DataError')`),
  });
  await page.goto(paths.home);
  await page.locator('[data-part="mf-forms/newsletter"]').scrollIntoViewIfNeeded();
  await hydrated(page, 'mf-forms/newsletter');
  await hydrated(page, 'mf-marketing/home');
  await page.getByRole('heading', { level: 1 }).dblclick();
  const of = (name: string, file: string) => ({
    release: expect.stringMatching(`^${name}@\\d`),
    place: expect.stringContaining(`/${file}-`),
  });
  const ofShell = of('shell', 'start');
  const ofHome = of('mf-marketing', 'home-view');
  const ofForms = of('mf-forms', 'form-fragments');
  await expectReport(sandbox, { error: 'EvalError', ...ofShell });
  await expectReport(sandbox, { error: 'SyntaxError', ...ofShell });
  await expectReport(sandbox, { code: 'uncaught', error: 'RangeError', ...ofHome });
  await expectReport(sandbox, { error: 'URIError', ...ofHome });
  await expectReport(sandbox, { code: 'uncaught', error: 'ReferenceError', ...ofHome });
  await expectReport(sandbox, { code: 'uncaught', ...ofForms });
  await expectReport(sandbox, { error: 'DataError', ...ofForms });
});

test('what does not hydrate is reported with the part whose component it is', async ({ page, sandbox }) => {
  const element = `{ $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, props: { children: 'x' } }`;
  await withFaultyModule(page, contactView, `export function ContactView() { return ${element}; }`);
  await openContact(page);
  await expectReport(sandbox, {
    code: 'hydration',
    part: 'mf-forms/contact',
    release: expect.stringMatching(formsRelease),
  });
});
