import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { InnerColumns } from './columns.tsx';

const Form = styled.div`
  ${doubleLine}
  padding-top: ${space[32]};
`;

/** A form of another remote, and beside it what else helps. */
export function FormColumns(props: { form: ReactNode; aside: ReactNode }) {
  return (
    <InnerColumns $of={[7, 4]} $free>
      <Form>{props.form}</Form>
      {props.aside}
    </InnerColumns>
  );
}
