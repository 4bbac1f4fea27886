import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { dayParts } from '../../content/team/team-day.ts';
import { teamIntro, dayNote } from '../../content/team/team.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { SectionHeading } from '../../sections/headed-section.tsx';
import { PageHeader } from '../../sections/page-header.tsx';
import { DayPart } from './day-part-section.tsx';
import { DayTimeline } from './day-timeline.tsx';
import { TeamPeople } from './team-people.tsx';

/** AB-05. */
function JoinUs() {
  return (
    <ClosingBand
      motif="eko"
      title="There is a chair for you."
      text="See every open job, and apply, on the career page."
    >
      <ButtonLink to={addressOf('mf-marketing/career')}>Career Page</ButtonLink>
    </ClosingBand>
  );
}

const Day = styled(Container)`
  padding-top: ${space[52]};
`;

/** `/about/our-team` (AB-05). */
export function OurTeamView() {
  return (
    <>
      <PageHead
        title="Our team"
        description={`Who opens the gate, sets the tables, minds the door and sweeps up after: a wedding day at ${brand.name}, hour by hour, shown by the work rather than portraits.`}
      />
      <PageHeader title="Good work is hardly seen." current="Our team" tight>
        {teamIntro}
      </PageHeader>
      <DayTimeline />
      <BelowFirstScreen>
        <section aria-labelledby="day">
          <Day>
            <SectionHeading id="day" title="One Saturday, by the clock.">
              {dayNote}
            </SectionHeading>
          </Day>
          <ol>
            {dayParts.map((part) => (
              <DayPart key={part.daylight} part={part} />
            ))}
          </ol>
        </section>
        <TeamPeople />
        <JoinUs />
      </BelowFirstScreen>
    </>
  );
}
