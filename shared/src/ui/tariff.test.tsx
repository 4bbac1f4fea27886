import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tariff } from './tariff.tsx';

function tariffText(listed: number): string {
  return renderToStaticMarkup(<Tariff listed={listed} rate={25_000} unit="night" isPaidOnline />).replaceAll(
    /<[^>]+>/g,
    '',
  );
}

test('the listed price is shown with the saving, and only if there is one', () => {
  expect(tariffText(35_000)).toBe('Listed ₦35,000, you save ₦10,000Pay ₦25,000 a night online');
  expect(tariffText(25_000)).toBe('Pay ₦25,000 a night online');
  expect(tariffText(20_000)).toBe('Pay ₦25,000 a night online');
});
