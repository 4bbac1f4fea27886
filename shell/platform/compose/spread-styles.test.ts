import { expect, test } from 'vitest';
import { spreadStyles } from './spread-styles.ts';

const open = '<style data-styled="true" data-styled-version="6">';
const group = (number: number, id: string, name: string) =>
  `.${name}{color:red;}/*!sc*/\ndata-styled.g${number}[id="${id}"]{content:"${name},"}/*!sc*/\n`;
const global = group(1, 'sc-global-1', 'sc-global-a1');
const title = group(2, 'sc-title', 'tit');
const card = group(3, 'sc-card', 'car');
const foot = group(4, 'sc-foot', 'foo');
const styles = `${open}${global}${title}${card}${foot}</style>`;

test('rules stand in front of the first piece that needs them', () => {
  expect(spreadStyles(styles, ['<h1 class="x tit">', '<p class="car">', '<footer class="foo tit">'])).toEqual(
    {
      head: `${open}${global}${title}</style>`,
      body: `<h1 class="x tit">${open}${card}</style><p class="car">${open}${foot}</style><footer class="foo tit">`,
    },
  );
});

test('a component keeps its rules together, and what no element names comes first', () => {
  const two = `.a{}/*!sc*/\n.b{}/*!sc*/\ndata-styled.g5[id="sc-two"]{content:"a,b,"}/*!sc*/\n`;
  const { head, body } = spreadStyles(`${open}${two}${title}</style>`, ['<i class="b">', '<i class="a">']);
  expect(head).toBe(`${open}${two}${title}</style>`);
  expect(body).toBe('<i class="b"><i class="a">');
});

test('styles of another form are left as they are', () => {
  expect(spreadStyles('', ['<p>', '<b>'])).toEqual({ head: '', body: '<p><b>' });
});
