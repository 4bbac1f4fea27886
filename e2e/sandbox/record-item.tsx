/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { formatMoment } from './formats.ts';
import type { LabelledValue } from './labelled-values.ts';

type RecordItemProps = {
  title: string;
  /** Where the record stands: `Paid`, `Held`. */
  state?: string;
  /** When it came in (ISO 8601). */
  at: string;
  values: readonly LabelledValue[];
  /** What can be done with it. */
  children?: Child;
};

/** Labels and values, one below the other. */
export function Values({ values }: Pick<RecordItemProps, 'values'>) {
  return (
    <dl class="values">
      {values.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One thing that the sandbox received. */
export function RecordItem({ title, state, at, values, children }: RecordItemProps) {
  return (
    <article class="item">
      <header>
        <h3>{title}</h3>
        {state && <strong>{state}</strong>}
        <time class="small muted" datetime={at}>
          {formatMoment(at)}
        </time>
      </header>
      <Values values={values} />
      {children}
    </article>
  );
}
