import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { alsoCelebrated } from '../../content/social-events.ts';
import { useHost } from '../../host.ts';
import { Section } from '../../parts/section.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 4fr 8fr;
    align-items: start;
  }
`;

const Asked = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  p {
    color: ${role.text2};
  }
`;

const Named = styled.ul`
  ${type.h3}
  li {
    line-height: 1.15;
    ${doubleLine}
  }
  a {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[12]} ${space[20]};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** The list above is not the end of what people celebrate. */
export function AnythingElse() {
  const { Link } = useHost();
  return (
    <Section $ground="tint">
      <Columns>
        <Asked>
          <Heading level={2}>Something else to celebrate?</Heading>
          <p>Say what it is, how many are coming and when. We answer with a room and a price.</p>
          <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="line">
            Request a quote
          </Button>
        </Asked>
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
      </Columns>
    </Section>
  );
}
