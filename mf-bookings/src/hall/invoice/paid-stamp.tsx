import { color, media } from '@venue/shared/theme/tokens.ts';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { styled } from 'styled-components';

const Place = styled.div`
  align-self: end;
  justify-self: end;
  grid-column-end: -1;
  ${media.up(900)} {
    justify-self: start;
  }
`;

const Stamp = styled.dd`
  && {
    width: fit-content;
    margin: 0 4px;
    padding: 5px 9px 6px;
    border: 2px solid ${color.palm700};
    outline: 1px solid ${color.palm700};
    outline-offset: 2px;
    color: ${color.palm700};
    font: 600 1.125rem/1.2 var(--serif);
    overflow-wrap: normal;
    transform: rotate(-4deg);
    /* Four facts in a row leave the least room. */
    ${media.up(1200)} {
      margin: 0 2px;
      padding-inline: 6px;
      font-size: 1rem;
    }
  }
`;

/** The status of a paid invoice, as the last entry of its list of facts. */
export function PaidStamp({ text }: { text: string }) {
  return (
    <Place>
      <VisuallyHidden as="dt">Status</VisuallyHidden>
      <Stamp>{text}</Stamp>
    </Place>
  );
}
