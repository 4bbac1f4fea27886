import { addressOf } from '@venue/shared/contract/address-of.ts';
import { useHost } from '../host.ts';
import type { Place } from './places.ts';

const rules = {
  night: 'Terms for rooms',
  day: 'Terms for the concert space',
} as const satisfies Record<Place['unit'], string>;

/** The part of the terms that is about what is paid here. */
export function TermsLink({ unit }: Pick<Place, 'unit'>) {
  const { Link } = useHost();
  return (
    <p>
      <Link to={`${addressOf('mf-marketing/terms')}#rooms`} newTab>
        {rules[unit]}
      </Link>{' '}
      (opens in a new tab)
    </p>
  );
}
