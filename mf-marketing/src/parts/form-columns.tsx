import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';

/** Seven columns, a free one, four columns. */
const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  align-items: start;
  ${media.up(900)} {
    grid-template-columns: 7fr 4fr;
    column-gap: ${layout.freeColumn};
  }
`;

const Form = styled.div`
  ${doubleLine}
  padding-top: ${space[32]};
`;

/** A form of another remote, and beside it what else helps. */
export function FormColumns(props: { form: ReactNode; aside: ReactNode }) {
  return (
    <Columns>
      <Form>{props.form}</Form>
      {props.aside}
    </Columns>
  );
}
