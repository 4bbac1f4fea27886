import { firstLinkCovers } from '../../parts/first-link-covers.ts';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { type QuoteCard, quoteCards } from '../../content/quote-cards.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';

/** From 900 px the first has the left, as high as the heading and the three others on the right. */
const Frame = styled(Container)`
  ${media.up(900)} {
    display: grid;
    grid-template-rows: auto repeat(3, 1fr);
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space[52]};
    > :first-child {
      grid-area: 1 / 2;
      margin-bottom: ${space[32]};
    }
  }
`;

const Asks = styled.ul`
  ${media.up(900)} {
    display: grid;
    grid-area: 1 / 1 / -1 / -1;
    grid-template: subgrid / subgrid;
    > :nth-child(2) {
      grid-area: 2 / 2;
    }
    > :nth-child(3) {
      grid-area: 3 / 2;
    }
    > :nth-child(4) {
      grid-area: 4 / 2;
    }
  }
`;

/** The whole row answers to the pointer with its first link. */
const Ask = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 96px 1fr;
  gap: 16px;
  align-items: center;
  padding-block: ${space[8]};
  border-top: 1px solid ${role.hairline};
  figcaption {
    display: none;
  }
  ${media.up(900)} {
    grid-template-columns: 168px 1fr;
    gap: 28px;
    padding-block: ${space[20]};
    &:first-child {
      grid-row: 1 / -1;
      grid-template-rows: 1fr auto;
      grid-template-columns: 1fr;
      gap: ${space[20]};
      align-items: stretch;
      padding: 0;
      border: 0;
      figcaption {
        display: block;
      }
    }
  }
`;

const View = styled(CaptionedPicture)`
  height: 84px;
  background: ${color.sanyan200};
  ${media.up(900)} {
    height: 152px;
    :first-child > & {
      height: auto;
      min-height: 400px;
      contain: size;
    }
  }
`;

const Words = styled.div`
  p {
    line-height: 1.35;
    color: ${role.text2};
  }
  a {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: 32px;
    font: 600 1rem/1.25 var(--sans);
  }
  ${media.up(900)} {
    p {
      margin-top: ${space[8]};
    }
    a {
      min-height: 44px;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[20]};
  ${firstLinkCovers}
`;

const sizes = {
  lead: '(min-width: 900px) 760px, 108px',
  row: '(min-width: 900px) 244px, 108px',
} as const;

function QuoteAsk({ of: { heading, text, image, booking }, leads }: { of: QuoteCard; leads: boolean }) {
  const { Link } = useHost();
  return (
    <Ask>
      <View of={image} sizes={leads ? sizes.lead : sizes.row} ratio="fill" alt="" late />
      <Words>
        <Heading level={3}>{heading}</Heading>
        <p>{text}</p>
        <Ways>
          {booking && (
            <Link to={booking.path}>
              {booking.title} <Icon name="arrow" />
            </Link>
          )}
          <Link to={addressOf('mf-forms/request-quote')}>Request a quote for {heading.toLowerCase()}</Link>
        </Ways>
      </Words>
    </Ask>
  );
}

/** Four ways to ask for a price (HM-09); the first leads. What is booked by the date says so first. */
export function QuoteAsks() {
  return (
    <Section $ground="tint">
      <Frame>
        <SectionHead title="Tell us the day. We answer with a price.">
          Name, number, date and a rough head count are enough.
        </SectionHead>
        <Asks>
          {quoteCards.map((card, index) => (
            <QuoteAsk key={card.heading} of={card} leads={index === 0} />
          ))}
        </Asks>
      </Frame>
    </Section>
  );
}
