/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatMoment } from './formats.ts';
import type { ServiceRequest } from './records.ts';

const shown = 50;

/** The latest calls to the services as they came over the wire, newest first. */
export function RequestLog({ requests }: { requests: ServiceRequest[] }) {
  if (requests.length === 0) return <p class="empty">No call has reached the services yet.</p>;
  return (
    <ul class="log">
      {requests
        .slice(-shown)
        .toReversed()
        .map((request) => (
          <li key={request.id}>
            <details>
              <summary>
                <span class={`badge ${request.fault === null ? '' : 'badge--bad'}`}>
                  {request.fault ?? request.status}
                </span>
                <span>
                  {request.service}, {request.endpoint}
                </span>
                <time class="small muted" datetime={request.at}>
                  {formatMoment(request.at)}
                </time>
              </summary>
              <pre>{JSON.stringify(request.body, null, 2)}</pre>
            </details>
          </li>
        ))}
    </ul>
  );
}
