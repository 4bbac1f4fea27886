import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { halls } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';

const Card = styled.section`
  ${doubleLine}
  margin-top: ${space[52]};
  padding-top: ${space[20]};
`;

const Prices = styled.ul`
  margin-top: ${space[8]};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[12]};
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    border-bottom: 1px solid ${role.hairline};
    font-variant-numeric: tabular-nums lining-nums;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
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
      <Prices>
        {known.map(({ name, naira, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link> {formatNaira(naira)}
          </li>
        ))}
      </Prices>
    </Card>
  );
}
