import { styled } from 'styled-components';
import type { FieldProblem } from '@venue/shared/form/field-values.ts';
import { useTodayOrComposedDay } from '@venue/shared/hooks/use-time.ts';
import { color, radius } from '@venue/shared/theme/tokens.ts';
import { EmailField } from '@venue/shared/ui/email-field.tsx';
import { ErrorSummary } from '@venue/shared/ui/error-summary.tsx';
import type { FieldText } from '@venue/shared/ui/field.tsx';
import { SelectField } from '@venue/shared/ui/select-field.tsx';
import { TextAreaField, TextField } from '@venue/shared/ui/text-field.tsx';
import { isOpenOn } from '@venue/shared/venue/closing-date.ts';
import { useHost } from '../host.ts';
import { CheckboxGroup } from './checkbox-group.tsx';
import { formatFileSize, largestFile } from './chosen-file.ts';
import type { EmailFormSpec, FieldOption, FormField } from './email-form-spec.ts';
import { PhoneNumberField } from './phone-number-field.tsx';

type ControlProps = FieldText & { name: string; className?: string | undefined };

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

/** `accept`: `.pdf,.doc`; `kinds`, for people: `PDF or Word`. */
function FileField({ kinds, ...props }: ControlProps & { accept: string; kinds: string }) {
  const limit = largestFile(useHost().config.email);
  const hint = `${kinds}, up to ${formatFileSize(limit)}`;
  return <Chooser {...props} ref={recheckSameFile} type="file" hint={hint} />;
}

/** A native select. Closed options are hidden, and shown as closed only if a link or a draft chose them. */
function ChoiceField({ options, ...field }: ControlProps & { options: readonly FieldOption[] }) {
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

/** `common`: what every control needs. */
function Control({ field, common }: { field: FormField; common: ControlProps }) {
  if (field.control === 'digits') return <PhoneNumberField {...common} autoComplete={field.autoComplete} />;
  if (field.control === 'textarea') return <TextAreaField {...common} rows={field.rows} />;
  if (field.control === 'file') return <FileField {...common} accept={field.accept} kinds={field.kinds} />;
  if (field.control === 'checkboxes') return <CheckboxGroup {...common} options={field.options} />;
  if (field.control === 'select') return <ChoiceField {...common} options={field.options} />;
  if (field.type === 'email') return <EmailField {...common} placeholder={field.placeholder} />;
  return (
    <TextField
      {...common}
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

type SpecAndProblems = { spec: EmailFormSpec; problems: readonly FieldProblem[] };

/** All problems, with the same texts as at the fields. */
export function ProblemSummary({ spec, problems }: SpecAndProblems) {
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

export function FormFields({ spec, problems }: SpecAndProblems) {
  return spec.fields.map((field) => {
    const { name, label, hint, optional, wide } = field;
    const error = problems.find((problem) => problem.field === name)?.text;
    const className = wide ? 'whole' : undefined;
    const common = { id: fieldId(spec, name), name, label, hint, optional, error, className };
    return <Control key={name} field={field} common={common} />;
  });
}
