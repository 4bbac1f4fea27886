import { HtmlValidate } from 'html-validate';
import { composedPages } from './composed-pages.ts';
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
  const pages = await composedPages();
  const faults = await Promise.all(
    pages.map(async ({ file, html }) => {
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages
          .filter(({ message }) => !lateStyles.test(message))
          .map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
      );
    }),
  );
  expect(faults.flat()).toEqual([]);
});
