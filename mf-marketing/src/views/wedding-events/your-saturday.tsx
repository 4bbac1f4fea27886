import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { useHost } from '../../host.ts';

const Band = styled.section`
  ${surface.dark}
  background: ${color.indigo900};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  padding-block: ${space[52]};
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
    align-items: center;
    padding-block: ${space[84]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[12]};
  p {
    max-width: 28em;
    color: ${role.text2};
  }
  > :last-child {
    margin-top: ${space[12]};
  }
`;

/** A week of the calendar on the office wall, with one day ringed. */
const Week = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  border: solid ${role.hairline};
  border-width: 1px 0 1px 1px;
  li {
    display: grid;
    place-items: center;
    aspect-ratio: 3 / 4;
    border-right: 1px solid ${role.hairline};
    font: 600 min(4.6vw, 3.5rem) / 1 var(--serif);
    color: ${color.onDark2};
  }
  li:nth-child(6) {
    background: ${color.brass400};
    color: ${color.indigo950};
  }
`;

const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** The question that everybody comes with, and the way to its answer (EV-05, EV-06). */
export function YourSaturday() {
  const { Link } = useHost();
  return (
    <Band>
      <Columns>
        <Words>
          <Heading level={2}>Is your Saturday free?</Heading>
          <p>
            Choose a hall and a date. If the day is free, you get an invoice with every sum, valid for{' '}
            {counted(hallTerms.invoiceValidHours, 'hour')}.
          </p>
          <ButtonRow>
            <Button as={Link} to={addressOf('mf-bookings/hall-booking')} $look="brass">
              Check a date
            </Button>
            <Button as={Link} to={addressOf('mf-marketing/gallery')} $look="line">
              View Gallery
            </Button>
          </ButtonRow>
        </Words>
        <Week aria-hidden="true">
          {week.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </Week>
      </Columns>
    </Band>
  );
}
