import { firstLinkCovers } from '../../parts/first-link-covers.ts';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { twoColumns } from '@venue/shared/ui/two-columns.ts';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { type QuoteCard, quoteCards } from '../../content/events/quote-cards.ts';
import { useHost } from '../../host.ts';
import { SmallPicture } from '../../media/small-picture.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { Ways } from '../../sections/ways.tsx';

/** From 900 px the first has the left, as high as the heading and the three others on the right. */
const Frame = styled(Container)`
  ${media.up(900)} {
    display: grid;
    grid-template-rows: auto repeat(3, 1fr);
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space[52]};
    > :first-child {
      grid-area: 1 / 2;
      margin-bottom: ${space[20]};
    }
  }
`;

const Asks = styled.ul`
  display: grid;
  ${twoColumns('9.5rem', layout.columnGap)}
  row-gap: ${space[20]};
  ${media.up(900)} {
    grid-area: 1 / 1 / -1 / -1;
    grid-template: subgrid / subgrid;
    row-gap: 0;
    column-gap: ${space[52]};
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

/** A tile on phones, then a row; all of it answers to the pointer with its title. The first is as wide as the column. */
const Ask = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[12]};
  align-items: start;
  ${media.up(900)} {
    grid-template: auto / 180px 1fr;
    gap: 28px;
    padding-block: 14px;
    border-top: 1px solid ${role.hairline};
    &:first-child {
      grid-row: 1 / -1;
      grid-template: 1fr auto / 1fr;
      gap: ${space[20]};
      align-items: stretch;
      padding: 0;
      border: 0;
    }
  }
`;

const View = styled(SmallPicture)`
  height: 104px;
  ${media.up(640)} {
    height: 220px;
  }
  ${media.up(900)} {
    /* Level with the capitals of the title beside it. */
    margin-top: 5px;
    height: 120px;
    :first-child > & {
      margin-top: 0;
      height: auto;
      min-height: 400px;
      aspect-ratio: auto;
      contain: size;
    }
  }
`;

const Title = styled(Heading)`
  ${firstLinkCovers}
  font-size: min(1.375rem, 12.5vw);
  a {
    color: inherit;
    text-decoration-color: ${color.sanyan400};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.16em;
  }
  ${media.up(900)} {
    font-size: 1.5rem;
    :first-child > * > & {
      font-size: 1.75rem;
    }
  }
`;

const Words = styled.div`
  > p {
    margin-top: ${space[4]};
    line-height: 1.35;
    color: ${role.text2};
  }
  /* Above the cover of the title's link. */
  > div a {
    position: relative;
    z-index: 1;
  }
`;

const sizes = {
  lead: '(min-width: 900px) 760px, (min-width: 640px) 50vw, 40vw',
  row: '(min-width: 900px) 192px, (min-width: 640px) 50vw, 40vw',
} as const;

function QuoteAsk({ of: { heading, text, image, booking, page }, leads }: { of: QuoteCard; leads: boolean }) {
  const { Link } = useHost();
  return (
    <Ask>
      <View of={image} sizes={leads ? sizes.lead : sizes.row} alt="" late />
      <Words>
        <Title level={3}>
          <Link to={page}>{heading}</Link>
        </Title>
        <p>{text}</p>
        <Ways>
          {booking && (
            <Link to={booking.path}>
              <span>
                {booking.title}
                <VisuallyHidden> {booking.of}</VisuallyHidden>
              </span>
              <Icon name="arrow" />
            </Link>
          )}
          <Link to={addressOf('mf-forms/request-quote')}>
            <span>
              Request a quote<VisuallyHidden> for {heading.toLowerCase()}</VisuallyHidden>
            </span>
          </Link>
        </Ways>
      </Words>
    </Ask>
  );
}

/** Four ways to ask for a price (HM-09); the first leads. What is booked by the date says so first. */
export function QuoteAsks() {
  return (
    <Section $ground="tint" $short>
      <Frame>
        <SectionHead title="What are you celebrating?">
          Tell us the day and a head count: we answer with a price.
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
