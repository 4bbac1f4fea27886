import { addressOf } from '@venue/shared/contract/address-of.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { mainPhone, officeHours } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { CallOrChat } from '../controls/call-or-chat.tsx';
import { useHost } from '../host.ts';
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

const Ways = styled.div`
  padding-top: ${space[4]};
  border-top: 1px solid ${role.hairline};
  > a {
    display: inline-flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 44px;
  }
  ${media.up(900)} {
    font-size: 0.9375rem;
  }
`;

const rules = {
  night: 'The rule for rooms',
  day: 'The rule for the concert space',
} as const satisfies Record<Place['unit'], string>;

function cancellationOf({ unit }: Pick<Place, 'unit'>): string | undefined {
  const { stayTerms, concertTerms } = siteFacts().venue;
  return unit === 'night' ? stayTerms?.cancellation : concertTerms?.cancellation;
}

/** What becomes of the money where plans change, on either side; whom to ask, and the terms that say so. */
export function PlansChange({ place }: { place: Pick<Place, 'unit'> }) {
  const { Link } = useHost();
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
      <Ways>
        <CallOrChat />
        <Link to={`${addressOf('mf-marketing/terms')}#rooms`} newTab>
          {rules[place.unit]}
          <Icon name="newTab" />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </Link>
      </Ways>
    </>
  );
}
