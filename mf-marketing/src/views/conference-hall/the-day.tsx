import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { conferenceIncludes } from '../../content/conference-hall.ts';
import { onlineRateOf } from '@venue/shared/venue/lodging.ts';
import { quoteAbout } from '../../content/quote-about.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { restaurantBuffet } from '../../media/pictures/restaurant-buffet.ts';
import { TickList } from '../../parts/tick-list.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Included = styled.div`
  ${media.up(900)} {
    padding-right: ${space[52]};
  }
`;

const Title = styled(Heading)`
  margin-bottom: ${space[20]};
`;

const Ask = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  margin-top: ${space[32]};
`;

const Beside = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: start;
`;

const sizes = '(min-width: 1600px) 540px, (min-width: 1280px) 490px, (min-width: 900px) 40vw, 80vw';

/** What is included, and what is a short walk away. */
export function TheDay() {
  const { Link } = useHost();
  return (
    <Section $ground="tint">
      <Columns>
        <Included>
          <Title level={2}>What the quote includes.</Title>
          <TickList>
            {conferenceIncludes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </TickList>
          <Ask>
            <p>A date, a number and a layout are enough. The office answers with a price.</p>
            <Button as={Link} to={quoteAbout('Conference hall')}>
              Request a quote
            </Button>
          </Ask>
        </Included>
        <Beside>
          <CaptionedPicture
            of={restaurantBuffet}
            sizes={sizes}
            ratio="3 / 2"
            caption="The buffet in the hotel"
          />
          <Heading level={3} look="h4">
            Lunch and beds are across the court
          </Heading>
          <p>
            The restaurant lays a buffet, and speakers who stay over sleep in{' '}
            <Link to={addressOf('mf-marketing/hotels')}>the hotel</Link>, from{' '}
            {formatNaira(onlineRateOf('basic-standard'))} a night online. What else is held here:{' '}
            <Link to={addressOf('mf-marketing/corporate-events')}>corporate events</Link>.
          </p>
        </Beside>
      </Columns>
    </Section>
  );
}
