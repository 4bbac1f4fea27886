import { addressOf } from '@venue/shared/contract/address-of.ts';
import { CallOrChat } from '../controls/call-or-chat.tsx';
import { useHost } from '../host.ts';
import type { Place } from './places.ts';

const rules = {
  night: 'Terms for rooms',
  day: 'Terms for the concert space',
} as const satisfies Record<Place['unit'], string>;

/** Right above the button: whom to ask first, and the part of the terms that is about what is paid here. */
export function AskBefore({ unit }: Pick<Place, 'unit'>) {
  const { Link } = useHost();
  return (
    <div>
      <CallOrChat />
      <Link to={`${addressOf('mf-marketing/terms')}#rooms`} newTab>
        {rules[unit]}
      </Link>{' '}
      (opens in a new tab)
    </div>
  );
}
