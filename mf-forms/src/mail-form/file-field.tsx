import { styled } from 'styled-components';
import { color, radius } from '@venue/shared/theme/tokens.ts';
import type { FieldText } from '@venue/shared/ui/field.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';

const Chooser = styled(TextField)`
  input,
  input[aria-invalid='true'] {
    padding-block: 5px;
    padding-left: 5px;
    text-overflow: ellipsis;
  }
  input::file-selector-button {
    min-height: 36px;
    margin-right: 12px;
    padding: 4px 14px;
    border: 1px solid ${color.indigo900};
    border-radius: ${radius.control};
    background: none;
    color: ${color.indigo900};
    font: 600 1rem/1.25 var(--sans);
    cursor: pointer;
  }
`;

/** The same file chosen again is news: it may have been mended meanwhile. Browsers raise `cancel` alone for it. */
function tellSameFile(input: HTMLInputElement): () => void {
  const tell = () => input.dispatchEvent(new Event('input', { bubbles: true }));
  input.addEventListener('cancel', tell);
  return () => input.removeEventListener('cancel', tell);
}

/** A native file field. `accept` as the file dialog reads it: `.pdf,.doc`. */
export function FileField(
  props: FieldText & { name: string; accept: string; className?: string | undefined },
) {
  return <Chooser {...props} ref={tellSameFile} type="file" />;
}
