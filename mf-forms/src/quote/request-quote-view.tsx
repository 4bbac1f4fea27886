import { EmailForm } from '../mail-form/email-form.tsx';
import { space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { ContactCard } from '../page/contact-card.tsx';
import { FormPage } from '../page/form-page.tsx';
import { KnownPrices } from './known-prices.tsx';
import { requestQuoteForm } from './request-quote-form.ts';

const Title = styled(Heading)`
  margin-bottom: ${space[20]};
`;

/** `/request-quote` (PG-02). */
export function RequestQuoteView() {
  return (
    <>
      <PageHead
        title="Request a quote"
        description="Tell the venue the day, the occasion and a rough head count, and get a price for halls, concert space and rooms."
      />
      <FormPage
        title="Request a quote"
        opening="Tell us the event, the place, the date and about how many guests. We answer with a price, line by line."
        aside={
          <>
            <ContactCard />
            <KnownPrices />
          </>
        }
      >
        <Title level={2} look="h3">
          Your event
        </Title>
        <EmailForm spec={requestQuoteForm} host={useHost()} />
      </FormPage>
    </>
  );
}
