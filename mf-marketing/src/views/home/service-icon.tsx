import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media } from '@venue/shared/theme/tokens.ts';
import type { Service } from '../../content/services.ts';

const Drawing = styled.svg`
  width: 36px;
  height: 36px;
  color: ${color.indigo700};
  ${media.up(900)} {
    width: 40px;
    height: 40px;
  }
`;

const drawings: Record<Service['id'], ReactNode> = {
  power: <path d="M22 3L9 23h9l-2 14 15-21h-10z" />,
  wifi: (
    <>
      <path d="M4 15c9-9 23-9 32 0M9.5 21c6-6 15-6 21 0M15 27c3-3 7-3 10 0" />
      <circle cx="20" cy="33" r="2" fill="currentColor" />
    </>
  ),
  reception: <path d="M8 5h7l3 9-4 3c2 4 5 7 9 9l3-4 9 3v7c0 2-2 3-4 3C17 34 6 22 5 9c0-2 1-4 3-4z" />,
  intercom: (
    <>
      <rect x="8" y="4" width="24" height="32" rx="1" />
      <path d="M13 10h14v7H13z" />
      <path d="M15 23h0m5 0h0m5 0h0M15 29h0m5 0h0m5 0h0" strokeWidth="3.4" strokeLinecap="round" />
    </>
  ),
  security: (
    <>
      <path d="M20 3l14 5v11c0 9-6 15-14 18C12 34 6 28 6 19V8z" />
      <path d="M13.5 20l4.5 4.5L27 15" />
    </>
  ),
};

/** Drawing beside the name of a service. */
export function ServiceIcon(props: { of: Service['id'] }) {
  return (
    <Drawing
      viewBox="0 0 40 40"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[props.of]}
    </Drawing>
  );
}
