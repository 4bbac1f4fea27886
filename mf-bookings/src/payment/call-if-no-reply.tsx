import { PhoneLink } from '../controls/phone-link.tsx';
import { type PaidFor, noReplyParts } from './no-reply-text.ts';

/** Until when to wait for the venue's answer, and whom to call then. */
export function CallIfNoReply({ paid }: { paid: PaidFor }) {
  const { before, after } = noReplyParts(paid);
  return (
    <>
      {before} <PhoneLink />
      {after}
    </>
  );
}
