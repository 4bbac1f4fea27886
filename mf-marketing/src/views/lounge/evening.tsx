import { styled } from 'styled-components';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { loungeEvening } from '../../content/lounge.ts';
import { useHost } from '../../host.ts';

const List = styled.ol`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
    column-gap: ${layout.columnGap};
  }
  li {
    display: grid;
    gap: ${space[4]};
    align-content: start;
    padding-block: ${space[20]};
    border-top: 1px solid ${role.hairline};
  }
  h2 {
    ${type.h3}
  }
  p {
    max-width: 26em;
    color: ${role.text2};
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: 44px;
    font-weight: 600;
  }
`;

/** Before, here, after: an evening in three lines. */
export function Evening() {
  const { Link } = useHost();
  return (
    <Container>
      <List>
        {loungeEvening.map(({ when, text, link, path }) => (
          <li key={when}>
            <h2>{when}</h2>
            <p>{text}</p>
            <Link to={path}>{link}</Link>
          </li>
        ))}
      </List>
    </Container>
  );
}
