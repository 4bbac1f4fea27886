import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { mainPhone, officeHours } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { ifPlansChange } from './if-plans-change.ts';
import type { Place } from './places.ts';

/** Two columns while the words are not larger than they are here. */
const Table = styled.dl`
  margin-top: ${space[8]};
  line-height: 1.4;
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[12]};
    padding-block: 10px;
    border-top: 1px solid ${role.hairline};
  }
  dt {
    flex: 1 1 6rem;
    font-weight: 650;
  }
  dd {
    flex: 2.2 1 12rem;
    color: ${role.text2};
  }
`;

function cancellationOf({ unit }: Pick<Place, 'unit'>): string | undefined {
  const { stayTerms, concertTerms } = siteFacts().venue;
  return unit === 'night' ? stayTerms?.cancellation : concertTerms?.cancellation;
}

/** What becomes of the money where plans change, on either side. */
export function PlansChange({ place }: { place: Pick<Place, 'unit'> }) {
  const changes = ifPlansChange(place, {
    ifNotFree: siteFacts().venue.ifNotFree,
    cancellation: cancellationOf(place),
    askAt: `${mainPhone}, ${officeHours}`,
  });
  return (
    <>
      <Heading level={2} look="h4">
        If something changes
      </Heading>
      <Table>
        {changes.map((change) => (
          <div key={change.name}>
            <dt>{change.name}</dt>
            <dd>{change.text}</dd>
          </div>
        ))}
      </Table>
    </>
  );
}
