import { PhoneLink } from '../controls/phone-link.tsx';
import { type PaidFor, silenceParts } from './silence-text.ts';

/** Until when to wait for the venue's answer, and whom to call then. */
export function CallIfSilent({ paid }: { paid: PaidFor }) {
  const { before, after } = silenceParts(paid);
  return (
    <>
      {before} <PhoneLink />
      {after}
    </>
  );
}
