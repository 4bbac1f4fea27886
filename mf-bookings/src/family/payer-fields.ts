import { fieldText } from '@venue/shared/form/field-values.ts';
import { isVisibleName } from '@venue/shared/form/parse-input.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { receiptAddressProblem } from '../payment/card-form-text.ts';
import type { FieldProblems } from '../payment/payment-flow.ts';
import type { FamilyOrder } from './family-purchase.ts';

/** Key of the form's draft. */
export function familyDraft({ invoice }: SharedInvoice): string {
  return `family ${invoice.number}`;
}

export function payerFieldId(name: 'name' | 'email' | 'phone' | 'choice'): string {
  return `family-${name}`;
}

export const choiceGone =
  'The amount you chose can no longer be paid. These are the amounts that can be paid now';

export function readPayer(data: FormData): FamilyOrder['payer'] {
  return { name: fieldText(data, 'name'), email: fieldText(data, 'email'), phone: fieldText(data, 'phone') };
}

export function payerProblems({ name, email }: FamilyOrder['payer']): FieldProblems | undefined {
  const address = receiptAddressProblem(email);
  const problems = {
    ...(!isVisibleName(name) && { name: 'Enter your name, so that we know who paid' }),
    ...(address !== undefined && { email: address }),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
}
