import { styled } from 'styled-components';
import { role, type } from '../theme/tokens.ts';

/** Opening sentence of a page or hero. */
export const LeadText = styled.p`
  ${type.lead}
  max-width: 34em;
`;

/** The sentence under a page's heading. */
export const MutedLeadText = styled(LeadText)`
  color: ${role.text2};
`;

/** Captions, hints, meta lines: in the second text colour. */
export const Small = styled.p`
  ${type.small}
  color: ${role.text2};
`;

/** Body text in the second text colour. */
export const Muted = styled.p`
  color: ${role.text2};
`;

/** A sum of money; `<small>` inside carries the unit ("per night"). */
export const Price = styled.span<{ $big?: boolean }>`
  ${type.price}
  ${(props) => (props.$big ? 'font-size: min(3rem, 14vw); letter-spacing: -.02em;' : '')}
  small {
    font: 400 1rem/1.2 var(--sans);
    color: ${role.text2};
    letter-spacing: 0;
  }
`;
