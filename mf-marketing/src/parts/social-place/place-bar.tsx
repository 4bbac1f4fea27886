import { styled } from 'styled-components';
import { layout, media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { PlaceActions } from './place-actions.tsx';

/** Lies over the lower edge of the picture above it. */
const Over = styled(Container)`
  position: relative;
  margin-top: -40px;
  ${media.up(900)} {
    margin-top: -72px;
  }
`;

const Bar = styled.div<{ $ground: 'light' | 'dark' }>`
  ${({ $ground }) => surface[$ground]}
  ${({ $ground }) => ($ground === 'light' ? 'background: var(--white);' : '')}
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  align-items: center;
  padding: ${space[20]};
  border: 1px solid ${role.hairline};
  ${media.up(900)} {
    grid-template-columns: auto 1fr auto;
    padding: 28px ${space[32]};
  }
`;

const Figure = styled.p`
  ${type.stat}
`;

const Words = styled.p`
  color: ${role.text2};
`;

const Count = styled.div`
  display: flex;
  gap: ${space[20]};
  align-items: center;
  ${media.up(900)} {
    display: contents;
  }
`;

/** How many it holds, and where to go from here; lies over the lower edge of the picture above it. */
export function PlaceBar(props: { ground: 'light' | 'dark'; capacity: number; children: string }) {
  return (
    <Over>
      <Bar $ground={props.ground}>
        <Count>
          <Figure aria-hidden="true">{props.capacity.toLocaleString('en-NG')}</Figure>
          <Words>{props.children}</Words>
        </Count>
        <PlaceActions look={props.ground === 'light' ? 'primary' : 'brass'} />
      </Bar>
    </Over>
  );
}
