import { type } from '../theme/tokens.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { place } from '../venue/contacts.ts';
import { styled } from 'styled-components';
import { AreaMap } from './area-map.tsx';

const Frame = styled.a`
  display: block;
  container-type: inline-size;
  text-decoration: none;
  > svg {
    max-width: 560px;
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
    <Frame data-area-map href={place.mapUrl} target="_blank" rel="noopener">
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
