import { styled } from 'styled-components';
import { Columns } from '../../sections/columns.tsx';
import { ClothBorder } from '../../sections/cloth-border.tsx';
import { color, layout, surface } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { useHost } from '../../host.ts';

const Band = styled.section`
  ${surface.dark}
  background: ${color.indigo900};
`;

const Inside = styled(Columns)`
  padding-block: ${layout.shortBand};
`;

const Offer = styled.p`
  margin-top: 6px;
`;

/** Room for the newsletter's form, which another remote brings (HM-11). */
export function NewsletterBand() {
  const { Fragment } = useHost();
  return (
    <Band aria-label="Newsletter">
      <ClothBorder motif="eko" />
      <Inside $free $middle>
        <div>
          <Heading level={2}>Open dates, before they go.</Heading>
          <Offer>One letter a month: open Saturdays, concerts and our news.</Offer>
        </div>
        <Fragment of="mf-forms/newsletter" />
      </Inside>
    </Band>
  );
}
