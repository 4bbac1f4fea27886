import { styled } from 'styled-components';
import { color, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { alsoCelebrated } from '../../content/social-events.ts';
import { useHost } from '../../host.ts';

/** As large as the cards beside it; its names stand where they have a picture. */
const Frame = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  padding: ${space[20]} ${space[20]} ${space[12]};
  background: ${color.starch100};
  p {
    color: ${role.text2};
  }
`;

const Title = styled(Heading)`
  ${type.h3}
  font-size: 1.25rem;
`;

const Named = styled.ul`
  li + li {
    border-top: 1px solid ${role.hairline};
  }
  a {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    font-weight: 600;
  }
  a > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;

/** The list is not the end of what people celebrate. */
export function AnythingElse() {
  const { Link } = useHost();
  return (
    <Frame>
      <Title level={2} look="h3">
        Something else?
      </Title>
      <Named>
        {alsoCelebrated.map(({ name, quote }) => (
          <li key={name}>
            <Link to={quote}>
              <span>
                {name}
                <VisuallyHidden>: request a quote</VisuallyHidden>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </Named>
      <p>Say what it is, how many are coming and when: we answer with a room and a price.</p>
    </Frame>
  );
}
