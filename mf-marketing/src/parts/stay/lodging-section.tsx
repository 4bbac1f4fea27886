import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '@venue/shared/ui/container.tsx';
import { Section } from '../section.tsx';

/** Begins right under the header when it is scrolled to, without the distance that the page keeps from it. */
const Band = styled(Section).attrs({ $ground: 'tint', tabIndex: -1 })`
  scroll-margin-top: -20px;
`;

/** The list that Check Availability leads to (FC-02, FC-09). */
export function LodgingSection(props: { id: string; label: string; children: ReactNode }) {
  return (
    <Band id={props.id} aria-label={props.label}>
      <Container>{props.children}</Container>
    </Band>
  );
}
