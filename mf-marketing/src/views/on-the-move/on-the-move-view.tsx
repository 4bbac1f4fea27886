import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import {
  contact,
  mainPhone,
  officeHourLines,
  region,
  street,
  telephoneLink,
  whatsAppLink,
} from '@venue/shared/venue/contacts.ts';
import { onTheMove } from '../../content/on-the-move.ts';
import { useHost } from '../../host.ts';
import { FormAside, FormColumns } from '../../sections/form-columns.tsx';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { LinkRow } from '../../sections/link-row.tsx';
import { PageHeader } from '../../sections/page-header.tsx';
import { BoothSection } from './booth-section.tsx';
import { HeaderPictures } from './header-pictures.tsx';

/** FC-20. */
function ContactDetails() {
  return (
    <FormAside title="Or talk to us">
      <LinkRow>
        {contact.phones.map((phone) => (
          <a key={phone} href={telephoneLink(phone)} translate="no">
            {phone}
          </a>
        ))}
        <a href={whatsAppLink(mainPhone)} target="_blank" rel="noopener">
          WhatsApp<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
        <a href={`mailto:${contact.email}`} translate="no">
          {contact.email}
        </a>
      </LinkRow>
      <p>
        {officeHourLines.map((line) => (
          <span key={line}>
            {line}, Lagos time
            <br />
          </span>
        ))}
        {street}, {region}
      </p>
    </FormAside>
  );
}

/** FC-18. */
function CarSection() {
  const { Fragment } = useHost();
  const { heading, intro, steps } = onTheMove.car;
  return (
    <HeadedSection title={heading} id="car" intro={intro}>
      <FormColumns
        form={<Fragment of="mf-forms/car-rental" />}
        aside={<NamedList of={steps} columns={1} steps />}
      />
    </HeadedSection>
  );
}

/** FC-20. */
function QuoteSection() {
  const { Fragment } = useHost();
  const { heading, intro } = onTheMove.quote;
  return (
    <HeadedSection title={heading} intro={intro}>
      <FormColumns form={<Fragment of="mf-forms/on-the-move-quote" />} aside={<ContactDetails />} />
    </HeadedSection>
  );
}

/** `/facilities/ariyaonthemove` (FC-18 to FC-20). */
export function OnTheMoveView() {
  return (
    <>
      <PageHead title="Car rental and photo booth" description={onTheMove.description} />
      <PageHeader
        title={onTheMove.title}
        current="On the move"
        tight
        beside
        actions={
          <>
            <Button as="a" href="#car">
              Book a car
            </Button>
            <Button as="a" href="#photo-booth" $look="line">
              See the booth
            </Button>
          </>
        }
      >
        {onTheMove.intro}
      </PageHeader>
      <HeaderPictures />
      <BelowFirstScreen>
        <CarSection />
        <BoothSection />
        <QuoteSection />
      </BelowFirstScreen>
    </>
  );
}
