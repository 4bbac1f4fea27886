// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { isFocusLost } from './restore-focus.ts';

test.for([
  { where: 'on the document', focus: undefined, lost: true },
  { where: 'beside the page', focus: 'aside', lost: true },
  { where: 'on the page', focus: 'main button', lost: false },
  { where: 'in a dialog', focus: 'dialog button', lost: false },
])('WCAG 2.4.3: the focus $where is lost: $lost', ({ focus, lost }) => {
  document.body.innerHTML =
    '<main><button>News</button></main><dialog open><button>Close</button></dialog><aside tabindex="0"></aside>';
  if (focus) document.querySelector<HTMLElement>(focus)?.focus();
  expect(isFocusLost()).toBe(lost);
});
