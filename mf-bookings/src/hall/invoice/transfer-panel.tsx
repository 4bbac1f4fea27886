import { color, type } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { styled } from 'styled-components';
import { useHost } from '../../host.ts';
import { CopyRow } from '../../controls/copy-row.tsx';
import { type Invoice, narration } from '../booking/invoice.ts';
import { bankFacts } from '../text/invoice-content.ts';
import { Foldable } from '../../layout/foldable.tsx';
import { PhoneLink } from '../../controls/phone-link.tsx';

const Panel = styled.section`
  ${type.ui}
  padding: 24px 24px 20px;
  form & {
    margin-top: 24px;
  }
  background: ${color.starch100};
  dl {
    margin: 12px 0;
    border-bottom: 1px solid ${color.hair};
  }
`;

/** Bank details with the narration that names the invoice (I-02, I-19). */
export function TransferPanel(props: { invoice: Invoice; title: string; folded: boolean }) {
  const { invoice, title, folded } = props;
  const { bank } = useHost().config;
  return (
    <Panel aria-label={title}>
      <Foldable title={title} folded={folded}>
        <dl>
          {bankFacts(bank).map((fact) => (
            <CopyRow key={fact.name} {...fact} />
          ))}
          <CopyRow name="Narration" purpose="so we know it is you" value={narration(invoice)} />
        </dl>
        <Small>
          Quote the invoice number. Debited but not heard from us within the hour? Call <PhoneLink /> with
          that number.
        </Small>
      </Foldable>
    </Panel>
  );
}
