import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { remote } from './remote.tsx';

const ignore = () => {};

async function composed(view: string): Promise<string> {
  const View = await remote.load(view);
  return renderToStaticMarkup(
    <View
      host={{
        notify: ignore,
        navigate: ignore,
        report: ignore,
        clearHandovers: ignore,
        handover: () => ({ read: () => ({}), write: ignore, watch: () => ignore }),
        Link: ({ children }) => children,
        Fragment: () => null,
        config: {},
      }}
    />,
  );
}

test.each([
  ['three-bedroom-booking', 'Executive Apartment', 'Listed ₦100,000', 'Pay ₦80,000 a night online'],
  ['two-bedroom-booking', 'Luxury Suite', 'Listed ₦100,000', 'Pay ₦60,000 a night online'],
  ['standard-suite-booking', 'Basic Standard', 'Listed ₦35,000', 'Pay ₦25,000 a night online'],
  ['deluxe-suite-booking', 'Basic Deluxe', 'Listed ₦40,000', 'Pay ₦30,000 a night online'],
  ['concert-booking', 'Concert space', '₦1,300,000 a day'],
])(
  'B-01 to B-05, D-01: %s books %s at its own price, and names no sum yet',
  async (view, name, ...prices) => {
    const page = await composed(view);
    expect(page).toContain(`aria-label="Book ${name}"`);
    const text = page.replaceAll(/<[^>]+>/g, '');
    for (const price of prices) expect(text).toContain(price);
    expect(text).not.toContain('₦0');
  },
);

test('an empty list of bookings names what each place costs', async () => {
  const page = await composed('bookings-on-this-device');
  expect(page).toContain('Hotel rooms<small> from ₦25,000 a night</small>');
  expect(page).toContain('Concert space<small> ₦1,300,000 a day</small>');
});

test.each(['bookings-on-this-device', 'family-payment', 'booking-change'])(
  'what %s shows is for one visitor, so no search engine lists it',
  async (view) => {
    expect(await composed(view)).toContain('<meta name="robots" content="noindex"/>');
  },
);
