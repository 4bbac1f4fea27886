/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import type { Child } from 'hono/jsx';
import { formatMoment } from './display-text.ts';

type RecordItemProps = {
  title: string;
  /** The record's status: `Paid`, `Held`. */
  state?: string;
  /** When it was received (ISO 8601). */
  at: string;
  /** Values by name, as the site sent them. */
  values: object;
  /** Actions for the record. */
  children?: Child;
};

function isGiven([, value]: [string, unknown]): boolean {
  return value !== null && value !== undefined && value !== '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** Names and values, one below the other. */
export function Values({ values }: Pick<RecordItemProps, 'values'>) {
  return (
    <dl class="values">
      {Object.entries(values)
        .filter(isGiven)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{textOf(value)}</dd>
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
