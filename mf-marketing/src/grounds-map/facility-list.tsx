import { styled } from 'styled-components';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { facilities, type Facility } from '../content/facilities.ts';
import { Eyebrow, Stack } from '../sections/text-blocks.tsx';

const Facilities = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr));
  column-gap: ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 1fr;
  }
  > li {
    border-top: 1px solid ${role.hairline};
  }
`;

/** The note is beside the name, on wide screens only, if a price has the last column. */
const Row = styled.a`
  display: grid;
  grid-template-columns: max(28px, 1.6rem) 1fr;
  gap: 0 4px;
  align-content: start;
  height: 100%;
  min-height: 46px;
  padding-block: 8px;
  ${type.small}
  line-height: 1.25;
  text-decoration: none;
  &:hover,
  &[data-lit] {
    background: ${color.indigo900};
    box-shadow: inset 0 -2px ${color.brass400};
  }
  b {
    grid-row: span 3;
    font-size: 1rem;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    color: ${color.sanyan400};
  }
  strong {
    font-size: 1rem;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  small {
    display: none;
  }
  small,
  i {
    font: inherit;
    color: ${role.text2};
  }
  i[data-price] {
    color: ${role.text};
  }
  ${media.up(900)} {
    grid-template-columns: 34px 1fr auto;
    align-items: baseline;
    align-content: center;
    min-height: 44px;
    margin-inline: -10px;
    padding: 6px 10px;
    b {
      grid-row: auto;
    }
    small {
      display: inline;
      margin-left: ${space[8]};
    }
    i {
      text-align: right;
    }
    i[data-price] {
      white-space: nowrap;
      font-size: 1rem;
      font-weight: 650;
    }
  }
`;

/** In the order of the doors round the court, so that the numbers run on. */
const times = [
  { time: 'day', title: 'For the day' },
  { time: 'after', title: 'For the hours after' },
  { time: 'night', title: 'For the night' },
] as const;

type NumberedPlace = Facility & { number: number };

const numbered: readonly NumberedPlace[] = facilities.map((place, index) =>
  Object.assign({ number: index + 1 }, place),
);

function FacilityRow({
  of: { id, number, title, path, note, price },
  isHighlighted,
}: {
  of: NumberedPlace;
  isHighlighted: boolean;
}) {
  return (
    <li>
      <Row href={path} data-door={id} data-lit={isHighlighted || undefined}>
        <b aria-hidden="true">{number}</b>
        <span>
          <strong>{title}</strong>
          {price && <small> {note}</small>}
        </span>{' '}
        <i data-price={price && ''}>{price ?? note}</i>
      </Row>
    </li>
  );
}

export function FacilityList({ highlighted, label }: { highlighted: string | undefined; label: string }) {
  return (
    <Stack as="nav" aria-label={label}>
      {times.map(({ time, title }) => (
        <div key={time}>
          <Eyebrow as="h3">{title}</Eyebrow>
          <Facilities>
            {numbered
              .filter((place) => place.time === time)
              .map((place) => (
                <FacilityRow key={place.id} of={place} isHighlighted={highlighted === place.id} />
              ))}
          </Facilities>
        </div>
      ))}
    </Stack>
  );
}
