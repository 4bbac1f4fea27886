import { styled } from 'styled-components';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { useInvoicePage } from '../invoice-page.ts';
import { useFocusAfterCardForm } from '../restore-focus.ts';

const Tall = styled(Button)`
  min-height: 56px;
`;

type PayButtonProps = {
  label: string;
  /** The card form opens at once, without a choice before it. */
  locked?: boolean;
  onPay: () => void;
};

/** Opens the card form, and takes the focus back when the form has closed. */
export function PayButton({ label, locked = false, onPay }: PayButtonProps) {
  const busy = useInvoicePage().flow.payment.stage === 'paying';
  const button = useFocusAfterCardForm(busy);
  return (
    <Tall ref={button} $look="brass" $wide aria-disabled={busy} onClick={busy ? undefined : onPay}>
      {locked ? <Icon name="lock" /> : null}
      <span>{busy ? 'Payment in progress…' : label}</span>
    </Tall>
  );
}
