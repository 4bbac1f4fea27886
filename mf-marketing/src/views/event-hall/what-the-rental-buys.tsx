import { addressOf } from '@venue/shared/contract/address-of.ts';
import { hallExtras, hallIncludes } from '../../content/hall-extras.ts';
import { useHost } from '../../host.ts';
import { WhatItBuys } from '../../parts/what-it-buys.tsx';

/** What is included in the rental of a hall and what is paid besides. */
export function WhatTheRentalBuys() {
  const { Link } = useHost();
  return (
    <WhatItBuys ground="tint" title="What the rental buys." included={hallIncludes} extras={hallExtras}>
      Halls are open from 7am to 8pm. Every rule is in the{' '}
      <Link to={addressOf('mf-marketing/terms')}>terms and conditions</Link>.
    </WhatItBuys>
  );
}
