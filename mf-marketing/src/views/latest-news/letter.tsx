import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { useHost } from '../../host.ts';
import { Words } from '../../sections/words.tsx';
import { Section } from '../../sections/section.tsx';
import { Cloth } from '../../pattern/cloth.tsx';

/** An air letter: its edge is woven in the three colours of the cloth. */
const Envelope = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[20]} ${layout.columnGap};
  max-width: 860px;
  margin-inline: auto;
  padding: ${space[20]};
  border: 10px solid transparent;
  background:
    linear-gradient(${color.starch50} 0 0) padding-box,
    repeating-linear-gradient(
        135deg,
        ${color.alaari700} 0 16px,
        ${color.starch50} 16px 26px,
        ${color.indigo900} 26px 42px,
        ${color.starch50} 42px 52px
      )
      border-box;
  ${media.up(900)} {
    padding: 44px;
  }
`;

/** Perforated, with whole squares of the cloth on it. */
const Stamp = styled.div`
  width: 86px;
  height: 86px;
  padding: 8px;
  border: 3px dotted ${color.sanyan400};
  ${media.up(900)} {
    width: 150px;
    height: 150px;
  }
`;

/** What is on this month comes by letter, not on this page. */
export function Letter() {
  const { Link } = useHost();
  return (
    <Section $ground="tint">
      <Container>
        <Envelope>
          <Words>
            <Heading level={2}>What is on, by letter.</Heading>
            <p>
              The letter has the open Saturdays, the concerts and news from the cinema. It comes once a month,
              and an e-mail stops it.
            </p>
            <Button as={Link} to={addressOf('mf-forms/newsletter-page')}>
              Get the letter
            </Button>
          </Words>
          <Stamp>
            <Cloth motif="olokoto" />
          </Stamp>
        </Envelope>
      </Container>
    </Section>
  );
}
