import { EmailField } from '@venue/shared/ui/email-field.tsx';
import { SelectField } from '@venue/shared/ui/select-field.tsx';
import { TextAreaField } from '@venue/shared/ui/text-area-field.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { DigitsField } from './digits-field.tsx';
import { FileField } from './file-field.tsx';
import type { FormField } from '@venue/shared/form/form-field.ts';

/** Draws one field of a form; `id` is unique on the page. */
export function FormFieldView(props: {
  id: string;
  field: FormField;
  error: string | undefined;
  className?: string | undefined;
}) {
  const { id, field, error, className } = props;
  const { name, label, hint, optional } = field;
  const text = { id, name, label, hint, optional, error, className };
  if (field.control === 'digits') return <DigitsField {...text} autoComplete={field.autoComplete} />;
  if (field.control === 'area') return <TextAreaField {...text} rows={field.rows} />;
  if (field.control === 'file') return <FileField {...text} accept={field.accept} />;
  if (field.control === 'choice') {
    return (
      <SelectField {...text}>
        <option value="">Choose one</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (field.type === 'email') return <EmailField {...text} placeholder={field.placeholder} />;
  return (
    <TextField
      {...text}
      type={field.type ?? 'text'}
      autoComplete={field.autoComplete}
      inputMode={field.inputMode}
      placeholder={field.placeholder}
    />
  );
}
