import { hourWords } from '@venue/shared/venue/hour-words.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { hallExtras, hallIncludes } from '../../content/hall-extras.ts';
import { useHost } from '../../host.ts';
import { WhatItBuys } from '../../parts/what-it-buys.tsx';

/** What is included in the rental of a hall and what is paid besides. */
export function WhatTheRentalBuys() {
  const { Link } = useHost();
  return (
    <WhatItBuys ground="tint" title="What the rental buys." included={hallIncludes} extras={hallExtras}>
      Halls are open from {hourWords(hallTerms.opening)} to {hourWords(hallTerms.closing)}. Every rule is in
      the <Link to={addressOf('mf-marketing/terms')}>terms and conditions</Link>.
    </WhatItBuys>
  );
}
