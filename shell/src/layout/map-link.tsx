import { media, space, type } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { AreaMap } from './area-map.tsx';

const Frame = styled.a`
  display: block;
  align-self: start;
  margin-top: ${space[20]};
  text-decoration: none;
  ${media.up(900)} {
    margin-top: 0;
  }
`;

const Caption = styled.span`
  ${type.small}
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 44px;
`;

const Remark = styled.span`
  margin-left: auto;
  color: var(--text-2);
`;

/** The drawn map; it leads to a map service in a new tab (FT-04). */
export function MapLink() {
  return (
    <Frame href={place.mapUrl} target="_blank" rel="noopener">
      <AreaMap />
      <Caption>
        <span>
          Open in maps<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </span>
        <Icon name="newTab" />
        <Remark>Sketch, not to scale</Remark>
      </Caption>
    </Frame>
  );
}
