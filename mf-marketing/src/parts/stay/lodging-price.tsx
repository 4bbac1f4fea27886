import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { role } from '@venue/shared/theme/tokens.ts';
import { Price } from '@venue/shared/ui/text.tsx';
import type { Lodging } from '../../content/lodging.ts';

const Line = styled.p`
  font-size: 1rem;
  line-height: 1.4;
  color: ${role.text2};
`;

const Sum = styled(Price)`
  color: ${role.text};
`;

/** The dot stands before a part and is cut off at the start of a line. */
const Parts = styled(Line)`
  overflow: clip;
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    margin-left: -0.8em;
  }
`;

const Part = styled.span`
  &::before {
    content: '·';
    content: '·' / '';
    display: inline-block;
    width: 0.8em;
    text-align: center;
  }
`;

/** What a night costs: as listed, and online where it is booked online (D-01). */
export function LodgingPrice({ listed, booking }: Pick<Lodging, 'listed' | 'booking'>) {
  if (booking.kind === 'reservation-site') {
    return (
      <Line>
        <Sum>{formatNaira(listed)}</Sum> per night
      </Line>
    );
  }
  return (
    <Parts>
      <span>
        <Part>
          Listed <Sum>{formatNaira(listed)}</Sum>
        </Part>{' '}
        <Part>
          online rate <Sum>{formatNaira(booking.rate)}</Sum> a night
        </Part>
      </span>
    </Parts>
  );
}
