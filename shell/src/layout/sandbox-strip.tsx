import { styled } from 'styled-components';
import { color, media, radius, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { menuIsOpen } from './small-menu.tsx';

const Strip = styled.aside`
  ${type.small}
  background: ${color.sanyan200};
  color: ${color.ink};
  ${menuIsOpen} & {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: center;
  padding-block: 3px;
`;

const Badge = styled.strong`
  padding: 0 8px;
  border-radius: ${radius.control};
  background: ${color.indigo900};
  color: ${color.starch50};
`;

/** Shown on every page in sandbox mode. */
export function SandboxStrip() {
  return (
    <Strip aria-label="Sandbox">
      <Line as="p">
        <Badge>Sandbox:</Badge> no e-mail is delivered, no money moves
      </Line>
    </Strip>
  );
}
