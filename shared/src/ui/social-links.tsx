import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { radius } from '../theme/tokens.ts';
import { socialLinks } from '../venue/contacts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type ChannelId = (typeof socialLinks)[number]['id'];

const drawings: Record<ChannelId, ReactNode> = {
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

function SocialIcon(props: { channel: ChannelId }) {
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

const Row = styled.ul`
  display: flex;
  gap: 4px;
  margin-left: -13px;
`;

const Channel = styled.a`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.control};
  color: inherit;
`;

/** The four social channels, each with a name for screen readers (FT-05, HM-03). */
export function SocialLinks(props: { className?: string }) {
  return (
    <Row className={props.className}>
      {socialLinks.map((channel) => (
        <li key={channel.id}>
          <Channel href={channel.url} target="_blank" rel="noopener">
            <SocialIcon channel={channel.id} />
            <VisuallyHidden>{channel.name} (opens in a new tab)</VisuallyHidden>
          </Channel>
        </li>
      ))}
    </Row>
  );
}
