import { styled } from 'styled-components';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { quoteCards } from '../../content/quote-cards.ts';
import { QuoteCard } from './quote-card.tsx';

const Cards = styled.ul`
  display: grid;
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${layout.columnGap};
  }
  ${media.up(900)} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

/** Four ways to ask for a price (HM-09). */
export function QuoteCards() {
  return (
    <Section>
      <Container>
        <SectionHead title="Tell us the day. We answer with a price.">
          Name, number, date and a rough head count are enough.
        </SectionHead>
        <Cards>
          {quoteCards.map((card) => (
            <li key={card.heading}>
              <QuoteCard card={card} />
            </li>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}
