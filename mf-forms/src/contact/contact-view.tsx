import { place } from '@venue/shared/venue/contacts.ts';
import { EmailForm } from '../mail-form/email-form.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { useHost } from '../host.ts';
import { ContactCard } from '../page/contact-card.tsx';
import { FormPage } from '../page/form-page.tsx';
import { FormStep } from '../page/form-step.tsx';
import { contactForm } from './contact-form.ts';

/** `/contact-us` (PG-01). */
export function ContactView() {
  return (
    <>
      <PageHead
        title="Contact Us"
        description={`Write to the venue in ${place.town}, ${place.state}, or call, send a WhatsApp message, or come by in office hours.`}
      />
      <FormPage
        title="Contact Us"
        opening="Ask for a date, a price or a lost umbrella. The office answers by e-mail."
        aside={<ContactCard />}
      >
        <FormStep title={contactForm.title}>
          <EmailForm spec={contactForm} host={useHost()} />
        </FormStep>
      </FormPage>
    </>
  );
}
