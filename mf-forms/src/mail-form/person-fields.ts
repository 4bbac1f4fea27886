import type { FormField } from '@venue/shared/form/form-field.ts';

// Who writes and how to answer them: the same fields in every form, so that what is known of one fills the others.
export const nameField = {
  control: 'line',
  name: 'name',
  label: 'Name',
  autoComplete: 'name',
} as const satisfies FormField;

export const emailField = {
  control: 'line',
  type: 'email',
  name: 'email',
  label: 'E-mail',
  autoComplete: 'email',
} as const satisfies FormField;

export const phoneField = {
  control: 'line',
  type: 'tel',
  name: 'phone',
  label: 'Phone',
  autoComplete: 'tel',
} as const satisfies FormField;
