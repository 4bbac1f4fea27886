import { styled } from 'styled-components';
import { radius } from '../theme/tokens.ts';
import { socialLinks } from '../venue/contacts.ts';
import { SocialIcon } from './social-icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

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
