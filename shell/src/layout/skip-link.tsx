import { styled } from 'styled-components';
import { color, media, radius, type } from '@venue/shared/theme/tokens.ts';

const Anchor = styled.a`
  ${type.label}
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: 50;
  padding: 12px 20px;
  border-radius: ${radius.control};
  background: ${color.starch50};
  color: ${color.indigo950};
  &:not(:focus) {
    clip-path: inset(50%);
  }
  ${media.print} {
    display: none;
  }
`;

/** The first Tab stop: skips the header. `to` is an element's id. */
export function SkipLink(props: { to: string }) {
  return <Anchor href={`#${props.to}`}>Skip to the content</Anchor>;
}
