import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { festivalArticle } from '../../content/festival-article.ts';
import { useHost } from '../../host.ts';

const Frame = styled(Container)`
  display: grid;
  gap: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: 4fr 7fr;
    column-gap: calc((100% - 2 * ${layout.gutter}) / 12);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  max-width: 36em;
`;

const Shares = styled.ul`
  width: 100%;
  border-bottom: 1px solid ${color.sanyan400};
  li {
    padding-block: 12px;
    border-top: 1px solid ${color.sanyan400};
    font-weight: 600;
  }
`;

/** Sponsors are invited for 2024 (MD-06). */
export function Sponsors() {
  const { Link } = useHost();
  const { sponsors, shares } = festivalArticle;
  const [invitation, offer] = sponsors;
  return (
    <Section $ground="tint">
      <Frame>
        <Heading level={2}>Sponsors</Heading>
        <Words>
          <p>{invitation}</p>
          <p>{offer}</p>
          <Shares>
            {shares.map((share) => (
              <li key={share}>{share}</li>
            ))}
          </Shares>
          <Button as={Link} to={addressOf('mf-forms/contact')}>
            Sponsor 2024
          </Button>
        </Words>
      </Frame>
    </Section>
  );
}
