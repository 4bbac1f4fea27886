import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { color, media, role } from '@venue/shared/theme/tokens.ts';
import type { Lodging } from '../../content/rooms/lodging.ts';
import { useHost } from '../../host.ts';
import { type Nights, totalOf } from '../../stay/nights.ts';

/** A list row on phones; from 900 px a tag hanging from a ring. */
const Tag = styled.a`
  display: grid;
  align-items: center;
  min-height: 60px;
  padding: 8px 0;
  border-top: 1px solid ${role.hairline};
  color: inherit;
  text-decoration: none;
  strong {
    display: block;
    font: 600 1.0625rem/1.25 var(--sans);
    text-decoration: underline;
    text-decoration-color: ${color.sanyan400};
    text-underline-offset: 0.2em;
  }
  ${media.up(900)} {
    grid-template: auto 1fr / 1fr;
    align-items: stretch;
    justify-items: center;
    padding: 0;
    border: 0;
    strong {
      font-size: 1.25rem;
    }
  }
`;

/** Hidden in the list row, where it would look like a radio button. */
const Ring = styled.svg`
  display: none;
  ${media.up(900)} {
    display: block;
    margin-top: -4px;
  }
`;

/** Name and price side by side, or stacked if the text is large. */
const TagBody = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  > * {
    flex: 1 1 5.5rem;
  }
  > span > span {
    display: block;
    font-size: 0.875rem;
    line-height: 1.35;
    color: ${role.text2};
  }
  ${media.up(900)} {
    position: relative;
    flex-direction: column;
    gap: 14px;
    align-items: stretch;
    justify-content: space-between;
    width: 100%;
    > * {
      flex: none;
    }
    margin-top: -8px;
    padding: 30px 18px 18px;
    background: ${color.starch50};
    color: ${color.ink};
    clip-path: polygon(18px 0, calc(100% - 18px) 0, 100% 18px, 100% 100%, 0 100%, 0 18px);
    > span > span {
      color: ${color.ink2};
    }
    &::before {
      content: '';
      position: absolute;
      top: 10px;
      left: calc(50% - 6px);
      width: 12px;
      height: 12px;
      border-radius: 50%;
      background: ${color.indigo900};
    }
  }
`;

const Sum = styled.span`
  text-align: right;
  b {
    display: block;
    font: 650 1.25rem/1.2 var(--sans);
    font-variant-numeric: tabular-nums lining-nums;
  }
  ${media.up(900)} {
    text-align: left;
    b {
      font-size: 1.625rem;
      letter-spacing: -0.01em;
    }
  }
`;

/** `Pay ₦25,000 a night online` under a total; `a night online` under a rate. */
function rateText(rate: number, where: string, hasSum: boolean): string {
  if (where === 'online') return hasSum ? `Pay ${formatNaira(rate)} a night online` : 'a night online';
  return hasSum ? `${formatNaira(rate)} a night, ${where}` : `a night, ${where}`;
}

/** A room's price for a night, or for the chosen nights. */
export function RoomPriceTag({ of, nights }: { of: Lodging; nights: Nights }) {
  const { links } = useHost().config;
  const rate = of.online?.rate ?? of.listed;
  const elsewhere = links.roomReservations ? 'on our reservation site' : 'through reception';
  const total = totalOf(nights, rate);
  return (
    <li>
      <Tag href={`#${of.key}`}>
        <Ring
          width="26"
          height="38"
          viewBox="0 0 22 30"
          fill="none"
          stroke={color.sanyan400}
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M11 0v7" />
          <circle cx="11" cy="16" r="9" />
        </Ring>
        <TagBody>
          <span>
            <strong>{of.name}</strong>
            <span>{of.stars} of 5 stars</span>
          </span>{' '}
          <Sum>
            <b>{formatNaira(total?.naira ?? rate)}</b>
            <span>{rateText(rate, of.online ? 'online' : elsewhere, total !== undefined)}</span>
          </Sum>
        </TagBody>
      </Tag>
    </li>
  );
}
