import { Section } from '../../sections/section.tsx';
import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { LagosTime } from '@venue/shared/ui/lagos-time.tsx';
import { contact } from '@venue/shared/venue/contacts.ts';
import { hourWords } from '@venue/shared/venue/hour-words.ts';
import { useHost } from '../../host.ts';
import { Columns } from '../../sections/columns.tsx';
import { Words } from '../../sections/words.tsx';

/** Painted on the gate: the hours, and under them the days. */
const Hours = styled.dl`
  display: grid;
  div {
    display: grid;
    gap: 0 ${space[20]};
    align-items: baseline;
    ${media.up(640)} {
      grid-template-columns: 1fr auto;
    }
    padding-block: ${space[12]};
    border-bottom: 1px solid ${role.hairline};
  }
  dt {
    ${shownWhenRead}
    color: ${role.text2};
  }
  dd {
    ${type.stat}
    order: -1;
    line-height: 1.1;
    color: ${color.brass300};
  }
`;

/** When the gate stands open, in figures to be read from the road (AB-04). */
export function ComeAndSee() {
  const { Link } = useHost();
  return (
    <Section $ground="cloth">
      <Columns $of={[5, 7]} $middle>
        <Words>
          <Heading level={2}>Come and see it empty.</Heading>
          <p>Walk through the halls with us and ask whatever you like, in office hours.</p>
          <Button as={Link} to={addressOf('mf-forms/contact')} $look="brass">
            Contact Us
          </Button>
        </Words>
        <Hours>
          {contact.officeHours.map(({ days, from, to }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>
                {hourWords(from)} to {hourWords(to)}
                <LagosTime />
              </dd>
            </div>
          ))}
        </Hours>
      </Columns>
    </Section>
  );
}
