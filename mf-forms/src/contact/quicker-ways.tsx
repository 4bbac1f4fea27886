import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';

const Frame = styled.section`
  ${doubleLine}
  padding-top: ${space[20]};
  ${media.up(900)} {
    padding-top: 28px;
  }
`;

const Ways = styled.ul`
  margin-top: ${space[8]};
  li {
    padding-block: ${space[12]};
  }
  li + li {
    border-top: 1px solid ${role.hairline};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  p {
    color: ${role.text2};
  }
`;

const ways = [
  {
    title: 'Check a date',
    text: 'For a hall: you see at once whether it is free, and get an invoice.',
    path: addressOf('mf-bookings/hall-booking'),
  },
  {
    title: 'Request a quote',
    text: 'Tell us the event and the guests; the quote comes by e-mail.',
    path: addressOf('mf-forms/request-quote'),
  },
  {
    title: 'Find your booking',
    text: 'Bookings made on this phone or computer, with their invoices and receipts.',
    path: addressOf('mf-bookings/bookings-on-this-device'),
  },
] as const;

/** What another page answers sooner than a letter. */
export function QuickerWays() {
  const { Link } = useHost();
  return (
    <Frame>
      <Heading level={2} look="h3">
        Often quicker
      </Heading>
      <Ways>
        {ways.map(({ title, text, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </Ways>
    </Frame>
  );
}
