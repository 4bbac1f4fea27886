import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { halls } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';

const Card = styled.section`
  ${doubleLine}
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[52]};
  padding-top: ${space[20]};
`;

const known = [
  ...halls.map(({ key, name, rental }) => ({
    name,
    naira: rental,
    path: `${addressOf('mf-marketing/event-hall')}#${key}`,
  })),
  { name: 'Concert space', naira: concertDayRate, path: addressOf('mf-marketing/concert-space') },
];

/** What has a price already: nobody waits for a quote of it. */
export function KnownPrices() {
  const { Link } = useHost();
  return (
    <Card aria-labelledby="known-prices">
      <Heading level={2} look="h3" id="known-prices">
        Priced by the day
      </Heading>
      <KeyValues>
        {known.map(({ name, naira, path }) => (
          <KeyValue key={path} name={<Link to={path}>{name}</Link>} value={formatNaira(naira)} />
        ))}
      </KeyValues>
    </Card>
  );
}
