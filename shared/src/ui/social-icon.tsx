import type { ReactNode } from 'react';
import type { socialLinks } from '../venue/contacts.ts';

type Channel = (typeof socialLinks)[number]['id'];

const drawings: Record<Channel, ReactNode> = {
  video: (
    <>
      <rect x="1" y="4" width="20" height="14" rx="3" />
      <path d="M9 8l5 3-5 3z" fill="currentColor" />
    </>
  ),
  photos: (
    <>
      <rect x="2" y="2" width="18" height="18" rx="4" />
      <circle cx="11" cy="11" r="4.2" />
      <circle cx="16" cy="6" r="1" fill="currentColor" />
    </>
  ),
  network: (
    <>
      <circle cx="11" cy="11" r="9.5" />
      <path d="M14.6 7h-1.4c-1.4 0-2 .8-2 2v11.3M8.4 12.3h5.6" />
    </>
  ),
  microblog: (
    <>
      <path d="M2 3h18v12H11l-5 4v-4H2z" />
      <path d="M6 7.5h10M6 11h6" />
    </>
  ),
};

/** Drawing of a social channel; the link around it carries the channel's name. */
export function SocialIcon(props: { channel: Channel }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      {drawings[props.channel]}
    </svg>
  );
}
