import { layout, media } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { BelowContact } from './below-contact.tsx';
import { ReachAPerson } from './reach-a-person.tsx';

/** The way here stands beside the telephone, over the column of the form's right side, and on phones below the form. */
const Page = styled.div`
  --between: calc((100vw - 2 * ${layout.outside}) / 12);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.up(900)} {
    grid-template-columns: calc(${layout.outside} + 7.5 * var(--between)) minmax(0, 1fr);
  }
`;

/** `/contact-us` (PG-01): a person first, then the form, then the way here. */
export function ContactView() {
  return (
    <>
      <PageHead
        title="Contact Us"
        description={`Write to the venue in ${place.town}, ${place.state}, or call, send a WhatsApp message, or come by in office hours.`}
      />
      <Page>
        <ReachAPerson />
        <BelowFirstScreen>
          <BelowContact />
        </BelowFirstScreen>
      </Page>
    </>
  );
}
