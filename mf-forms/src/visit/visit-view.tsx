import { addressOf } from '@venue/shared/contract/address-of.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { MapLink } from '@venue/shared/ui/area-map.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { officeHours, place } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { EmailForm } from '../mail-form/email-form.tsx';
import { ContactCard } from '../page/contact-card.tsx';
import { FormPage } from '../page/form-page.tsx';
import { FormSheet } from '../page/form-sheet.tsx';
import { RuledPart } from '../page/ruled-part.tsx';
import { RequestedVisit } from './requested-visit.tsx';
import { visitForm } from './visit-form.ts';

const Title = styled(Heading)`
  margin-bottom: ${space[8]};
`;

const When = styled(Muted)`
  margin-bottom: ${space[20]};
`;

function BelowVisit() {
  const { Link } = useHost();
  return (
    <FormSheet
      aside={
        <>
          <ContactCard />
          <RuledPart title="How to get here">
            <MapLink />
          </RuledPart>
        </>
      }
    >
      <Title level={2} look="h3">
        Your visit
      </Title>
      <When>
        The office is open {officeHours}, Lagos time. Bring your questions:{' '}
        <Link to={addressOf('mf-marketing/questions')}>what planners ask before they pay</Link>.
      </When>
      <EmailForm spec={visitForm} afterSending={(values) => <RequestedVisit values={values} />} />
    </FormSheet>
  );
}

/** `/visit`. */
export function VisitView() {
  return (
    <>
      <PageHead
        title="Come and see it first"
        description={`Ask for a day and a time to walk through the halls and the rooms in ${place.town}, in office hours, before you pay for anything.`}
      />
      <FormPage
        title="Come and see it first"
        opening="Walk through the halls and the rooms before you pay for anything. Choose a day and a time, and we’ll call you to say whether it suits."
      >
        <BelowVisit />
      </FormPage>
    </>
  );
}
