import { PhoneLink } from '../controls/phone-link.tsx';
import type { CardRefusal } from '../services/charge.ts';

/** Why the card company said no, in its own words, and what can be done. */
export function CardRefusedWords({ refusal: { about, said } }: { refusal: CardRefusal }) {
  return (
    <p>
      {said === undefined ? 'It did not say why.' : `It says: “${said}”.`} Nothing was charged.{' '}
      {about === 'email' ? (
        'Put the e-mail address right, then pay again.'
      ) : (
        <>
          Try again in a moment; if it says the same, call <PhoneLink />.
        </>
      )}
    </p>
  );
}
