/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { formatMoment, type LabelledValue } from './display-text.ts';

type RecordItemProps = {
  title: string;
  /** The record's status: `Paid`, `Held`. */
  state?: string;
  /** When it was received (ISO 8601). */
  at: string;
  values: readonly LabelledValue[];
  /** Actions for the record. */
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

/** One received record. */
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
