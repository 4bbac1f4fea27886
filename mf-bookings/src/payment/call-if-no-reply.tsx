import { PhoneLink } from '../ui/phone-link.tsx';
import { noReplyParts, type PaidFor } from './no-reply.ts';

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
