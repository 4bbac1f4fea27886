/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatMoment } from './formats.ts';
import { labelledValues } from './labelled-values.ts';
import type { FailureReport } from './records.ts';

function ReportItem({ report }: { report: FailureReport }) {
  const { id: _id, at, code, ...facts } = report;
  return (
    <article class="item">
      <header class="item__head">
        <h3>{code}</h3>
        <span class="small muted">{formatMoment(at)}</span>
      </header>
      <dl class="facts">
        {labelledValues(facts).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** What failed on visitors' pages, newest first. */
export function ReportList({ reports }: { reports: FailureReport[] }) {
  if (reports.length === 0) return <p class="empty">No page has reported a failure.</p>;
  return (
    <>
      {reports.toReversed().map((report) => (
        <ReportItem key={report.id} report={report} />
      ))}
    </>
  );
}
