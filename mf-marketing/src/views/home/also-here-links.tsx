import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { alsoHere } from '../../content/also-here.ts';
import { useHost } from '../../host.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  align-items: baseline;
  margin-top: ${space[20]};
`;

const Links = styled.ul`
  display: contents;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** What no slide shows, as plain links (G-08). */
export function AlsoHere() {
  const { Link } = useHost();
  return (
    <Line>
      <p>Also behind the gate:</p>
      <Links>
        {alsoHere.map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </Links>
    </Line>
  );
}
