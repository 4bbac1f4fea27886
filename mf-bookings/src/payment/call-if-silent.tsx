import { PhoneLink } from '../controls/phone-link.tsx';
import { type PaidFor, silenceWords } from './silence-words.ts';

/** Until when to wait for the venue's answer, and whom to call then. */
export function CallIfSilent({ paid }: { paid: PaidFor }) {
  const { before, after } = silenceWords(paid);
  return (
    <>
      {before} <PhoneLink />
      {after}
    </>
  );
}
