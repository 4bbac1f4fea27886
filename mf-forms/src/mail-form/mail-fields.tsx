import { FormFieldView } from './form-field-view.tsx';
import type { FieldProblem, FormField } from '@venue/shared/form/form-field.ts';
import { ErrorSummary } from '@venue/shared/ui/error-summary.tsx';
import { formatFileSize } from '@venue/shared/email/attached-file.ts';
import type { EmailFormSpec } from './email-form-spec.ts';

function fieldId(spec: EmailFormSpec, field: string): string {
  return `${spec.name}-${field}`;
}

/** What has to be put right, in the words that stand by the fields. */
export function ProblemSummary(props: { spec: EmailFormSpec; problems: readonly FieldProblem[] }) {
  const { spec, problems } = props;
  const title = problems.length === 1 ? 'One thing to put right' : `${problems.length} things to put right`;
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
  return { ...field, hint: `${field.kinds}, ${formatFileSize(fileLimit)} at most` };
}

/** The fields of a mail form, each with its problem. `fileLimit` in bytes. */
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
