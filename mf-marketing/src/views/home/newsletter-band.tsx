import { Heading } from '@venue/shared/ui/heading.tsx';
import { useHost } from '../../host.ts';
import { ClothBorder } from '../../sections/cloth-border.tsx';
import { Columns } from '../../sections/columns.tsx';
import { Section } from '../../sections/section.tsx';
import { Words } from '../../sections/words.tsx';

/** Room for the newsletter's form, which another remote brings (HM-11). */
export function NewsletterBand() {
  const { Fragment } = useHost();
  return (
    <>
      <ClothBorder motif="eko" />
      <Section $ground="cloth" $short aria-label="Newsletter">
        <Columns $free $middle>
          <Words>
            <Heading level={2}>Open dates, before they go.</Heading>
            <p>One letter a month: open Saturdays, concerts and our news.</p>
          </Words>
          <Fragment of="mf-forms/newsletter" />
        </Columns>
      </Section>
    </>
  );
}
