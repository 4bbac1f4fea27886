import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { cafeReasons } from '../../content/cafe.ts';
import { useHost } from '../../host.ts';

/** Printed like the card on the counter: lines on phones, one row of columns where there is room. */
const Card = styled.ul`
  padding-block: ${space[20]} ${space[32]};
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space[12]};
    align-items: center;
    min-height: 52px;
    border-top: 1px solid ${role.hairline};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  ${media.up(900)} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${layout.columnGap};
    padding-block: ${space[52]};
    li {
      border-top: 1px solid ${role.hairline};
      grid-template-columns: 1fr;
      grid-template-rows: 1fr auto;
      align-items: start;
      gap: ${space[4]};
      padding-top: ${space[12]};
    }
  }
`;

/** Why people sit down here, each with one way on. */
export function Reasons() {
  const { Link } = useHost();
  return (
    <Container>
      <Card>
        {cafeReasons.map(({ why, link, path }) => (
          <li key={path}>
            <span>{why}</span>
            <span>
              <Link to={path}>{link}</Link>
            </span>
          </li>
        ))}
      </Card>
    </Container>
  );
}
