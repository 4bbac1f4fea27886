import { isOpenOn } from '@venue/shared/time/dates.ts';
import { formatFileSize } from '@venue/shared/email/attached-file.ts';
import type { FieldOption, FieldProblem, FormField } from '@venue/shared/form/form-field.ts';
import { color, radius } from '@venue/shared/theme/tokens.ts';
import { EmailField } from '@venue/shared/ui/email-field.tsx';
import { ErrorSummary } from '@venue/shared/ui/error-summary.tsx';
import type { FieldText } from '@venue/shared/ui/field.tsx';
import { SelectField } from '@venue/shared/ui/select-field.tsx';
import { TextAreaField, TextField } from '@venue/shared/ui/text-field.tsx';
import { useTodayOrComposedDay } from '@venue/shared/hooks/use-time.ts';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type DigitsType, acceptAnyFormat } from './phone-digits.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { TicksField } from './ticks-field.tsx';

const PlainField = styled(TextField)`
  input {
    appearance: textfield;
  }
  input::-webkit-inner-spin-button,
  input::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`;

/** A phone number in a native number field (V-08) that accepts any format (D-29). */
function DigitsField(props: FieldText & { name: string; autoComplete?: 'tel' | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [type, setType] = useState<DigitsType>('number');
  useEffect(() => (input.current ? acceptAnyFormat(input.current, setType) : undefined), []);
  return <PlainField {...props} ref={input} type={type} inputMode="numeric" />;
}

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

/** If the same file is chosen again, browsers raise only `cancel`; it may have changed, so it is checked again. */
function recheckSameFile(input: HTMLInputElement): () => void {
  const raiseInput = () => input.dispatchEvent(new Event('input', { bubbles: true }));
  input.addEventListener('cancel', raiseInput);
  return () => input.removeEventListener('cancel', raiseInput);
}

/** `accept`: `.pdf,.doc`. */
function FileField(props: FieldText & { name: string; accept: string; className?: string | undefined }) {
  return <Chooser {...props} ref={recheckSameFile} type="file" />;
}

/** A native select. Closed options are hidden, and shown as closed only if a link or a draft chose them. */
function ChoiceField(
  props: FieldText & { name: string; options: readonly FieldOption[]; className?: string | undefined },
) {
  const { options, ...field } = props;
  const day = useTodayOrComposedDay();
  return (
    <SelectField {...field}>
      <option value="">Choose one</option>
      {options.map((option) => {
        const { value } = option;
        const isOpen = isOpenOn(option, day);
        return (
          <option key={value} value={value} hidden={!isOpen} disabled={!isOpen}>
            {isOpen ? value : `${value} (closed)`}
          </option>
        );
      })}
    </SelectField>
  );
}

/** `id` is unique on the page. */
function FormFieldView(props: {
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
  if (field.control === 'ticks') return <TicksField {...text} options={field.options} />;
  if (field.control === 'choice') return <ChoiceField {...text} options={field.options} />;
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

function fieldId(spec: EmailFormSpec, field: string): string {
  return `${spec.name}-${field}`;
}

/** All problems, with the same texts as at the fields. */
export function ProblemSummary(props: { spec: EmailFormSpec; problems: readonly FieldProblem[] }) {
  const { spec, problems } = props;
  const title = problems.length === 1 ? 'One thing to correct' : `${problems.length} things to correct`;
  const label = (name: string) => spec.fields.find((field) => field.name === name)?.label ?? name;
  return (
    <ErrorSummary
      title={title}
      problems={problems.map(({ field, text }) => ({
        field: fieldId(spec, field),
        text: `${label(field)}: ${text}`,
      }))}
    />
  );
}

function withFileLimit(field: FormField, fileLimit: number): FormField {
  if (field.control !== 'file') return field;
  return { ...field, hint: `${field.kinds}, up to ${formatFileSize(fileLimit)}` };
}

/** `fileLimit` in bytes. */
export function MailFields(props: {
  spec: EmailFormSpec;
  problems: readonly FieldProblem[];
  fileLimit: number;
}) {
  return props.spec.fields.map((field) => (
    <FormFieldView
      key={field.name}
      id={fieldId(props.spec, field.name)}
      field={withFileLimit(field, props.fileLimit)}
      error={props.problems.find((problem) => problem.field === field.name)?.text}
      className={field.wide ? 'whole' : undefined}
    />
  ));
}
