import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { testSiteFolder } from '../site/test-site.ts';
import { expect, test } from './fixtures.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // A telephone field is a native number field (V-08); browsers fill it all the same, and say what it is for.
    'valid-autocomplete': 'off',
  },
});

/** Styles of what is further down stand in front of it in the body: after what is read first, without a request of their own. */
const lateStyles = /^<style> element is not permitted as content under <(?:div|article)>/;

test('every composed page is valid HTML', async () => {
  const all = await readdir(testSiteFolder, { recursive: true });
  // What lies in a version's folder is the template that pages are made of.
  const files = all.filter((file) => file.endsWith('.html') && !file.startsWith('shell/'));
  expect(files.length).toBeGreaterThan(30);
  const faults = await Promise.all(
    files.map(async (file) => {
      const { results } = await validator.validateString(
        await readFile(path.join(testSiteFolder, file), 'utf8'),
      );
      return results.flatMap(({ messages }) =>
        messages
          .filter(({ message }) => !lateStyles.test(message))
          .map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
      );
    }),
  );
  expect(faults.flat()).toEqual([]);
});
