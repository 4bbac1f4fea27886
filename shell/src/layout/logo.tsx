import { spiral } from '@venue/shared/pattern/motifs/spiral.ts';
import { color } from '@venue/shared/theme/tokens.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

const Mark = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  font: 600 min(1.875rem, 13vw)/1 var(--serif);
  letter-spacing: -0.01em;
  svg {
    flex: none;
    color: ${color.sanyan200};
  }
`;

/** The spiral square and the name, leading home (H-01). */
export function Logo() {
  return (
    <Mark href="/" aria-label={`${brand.name}, home`}>
      <svg width="34" height="34" viewBox="0 0 64 64" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M1.5 1.5h61v61h-61z" strokeWidth="3" />
        <path d={spiral} strokeWidth="3" strokeLinecap="round" transform="translate(6.4 6.4) scale(.8)" />
      </svg>
      <span translate="no">{brand.name}</span>
    </Mark>
  );
}
