import { styled } from 'styled-components';
import { ClothBorder } from '../../sections/cloth-border.tsx';
import { color, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { useHost } from '../../host.ts';

const Band = styled.section`
  ${surface.dark}
  background: ${color.indigo900};
`;

const Inside = styled(Container)`
  display: grid;
  gap: ${space[12]};
  padding-block: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[32]} ${space[84]};
    align-items: center;
    padding-block: 56px;
  }
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
      <Inside>
        <div>
          <Heading level={2}>Open dates, before they go.</Heading>
          <Offer>One letter a month: open Saturdays, concerts and our news.</Offer>
        </div>
        <Fragment of="mf-forms/newsletter" />
      </Inside>
    </Band>
  );
}
