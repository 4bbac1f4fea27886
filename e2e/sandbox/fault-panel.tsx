/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Fault } from './fault.ts';
import { isOn, switchGroups, withoutSwitch } from './fault-switches.ts';

/** Switches for all faults, grouped by service. */
export function FaultPanel({ faults, base }: { faults: Fault[]; base: string }) {
  const others = withoutSwitch(faults);
  return (
    <form method="post" action={`${base}/switches`}>
      <div class="groups">
        {switchGroups.map(({ service, title, switches }) => (
          <div key={service}>
            <h3>{title}</h3>
            <ul>
              {switches.map((one) => {
                const isActive = isOn(one, faults);
                return (
                  <li key={one.id}>
                    <button
                      class="switch"
                      name="id"
                      value={one.id}
                      role="switch"
                      aria-checked={isActive ? 'true' : 'false'}
                    >
                      {one.label} <strong aria-hidden="true">{isActive ? 'On' : 'Off'}</strong>
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
      {others.length > 0 && (
        <div class="others">
          <p>Set by a test or through the API:</p>
          <ul class="small">
            {others.map((fault) => (
              <li key={JSON.stringify(fault)}>
                <code>{JSON.stringify(fault)}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {faults.length > 0 && (
        <button class="button" name="id" value="none">
          Switch everything off
        </button>
      )}
    </form>
  );
}
