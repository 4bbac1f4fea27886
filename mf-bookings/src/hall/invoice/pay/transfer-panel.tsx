import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { useHost } from '../../../host.ts';
import { CopyRow } from '../../../ui/copy-row.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { type Invoice, narration } from '../../booking/invoice.ts';
import { bankFacts } from '../../text/invoice-facts.ts';

const Facts = styled.dl`
  border-bottom: 1px solid ${color.hair};
`;

/** Bank details with the narration that names the invoice (I-02, I-19). */
export function TransferPanel(props: { invoice: Invoice; title: string; folded: boolean }) {
  const { bank } = useHost().config;
  return (
    <Panel title={props.title} look="tinted" folded={props.folded}>
      <Facts>
        {bankFacts(bank).map((fact) => (
          <CopyRow key={fact.name} {...fact} />
        ))}
        <CopyRow name="Narration" purpose="so we know it is you" value={narration(props.invoice)} />
      </Facts>
      <Small>
        Quote the invoice number. Debited, but not heard from us by noon on the next office day? Call{' '}
        <PhoneLink /> with that number.
      </Small>
    </Panel>
  );
}
