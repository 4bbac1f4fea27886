import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { halls } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { useHost } from '../host.ts';
import { RuledSection } from './ruled-section.tsx';

const fixedPrices = [
  ...halls.map(({ key, name, rental }) => ({
    name,
    naira: rental,
    path: `${addressOf('mf-marketing/event-hall')}#${key}`,
  })),
  { name: 'Concert space', naira: concertDayRate, path: addressOf('mf-marketing/concert-space') },
];

/** What has a fixed price, so nobody needs a quote. */
export function FixedPrices() {
  const { Link } = useHost();
  return (
    <RuledSection title="Priced by the day">
      <KeyValues>
        {fixedPrices.map(({ name, naira, path }) => (
          <KeyValue key={path} name={<Link to={path}>{name}</Link>} value={formatNaira(naira)} />
        ))}
      </KeyValues>
    </RuledSection>
  );
}
