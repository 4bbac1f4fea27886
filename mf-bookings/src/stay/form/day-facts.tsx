import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { concertFacts } from '@venue/shared/venue/concert-facts.ts';
import { styled } from 'styled-components';

const Rows = styled.dl`
  display: grid;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[20]};
    justify-content: space-between;
    padding-block: ${space[8]};
    border-bottom: 1px solid ${role.hairline};
  }
  dt {
    font-weight: 650;
  }
  dd {
    color: ${role.text2};
  }
`;

/** What the price of the concert space says, as rows like any other fact of it. */
export function DayFacts() {
  const { known } = concertFacts(siteFacts().venue.concertSpace);
  if (known.length === 0) return null;
  return (
    <Rows>
      {known.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Rows>
  );
}
