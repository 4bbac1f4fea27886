import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { QuoteCard as Content } from '../../content/quote-cards.ts';
import { useHost } from '../../host.ts';
import { Picture } from '../../media/picture.tsx';

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 104px 1fr;
  gap: 16px;
  align-items: start;
  padding-block: ${space[20]};
  border-top: 1px solid ${role.hairline};
  ${media.up(900)} {
    grid-template-columns: 1fr;
    padding-block: 0;
    border: 0;
  }
`;

const Title = styled(Heading)`
  margin-bottom: ${space[4]};
  ${media.up(900)} {
    margin-bottom: ${space[8]};
  }
`;

const Text = styled.p`
  color: ${role.text2};
  ${media.up(900)} {
    min-height: 3.1em;
  }
`;

/** The whole card answers to the pointer; for everybody else it is the one link. */
const Ask = styled(Button)`
  min-height: 44px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const sizes = '(min-width: 1200px) 300px, (min-width: 900px) 24vw, 104px';

/** A kind of event, and the way to the quote form. */
export function QuoteCard({ card }: { card: Content }) {
  const { Link } = useHost();
  return (
    <Card>
      <Picture of={card.image} sizes={sizes} ratio="4 / 5" alt="" />
      <div>
        <Title level={3}>{card.heading}</Title>
        <Text>{card.text}</Text>
        <Ask as={Link} to={addressOf('mf-forms/request-quote')} $look="text">
          <span>
            Request a quote<VisuallyHidden> for {card.heading.toLowerCase()}</VisuallyHidden>
          </span>
          <Icon name="arrow" />
        </Ask>
      </div>
    </Card>
  );
}
