import type { FormField } from '@venue/shared/form/form-field.ts';

// The same in every form, so that one form can fill in another.
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
