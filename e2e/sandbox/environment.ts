import type { HttpBindings } from '@hono/node-server';
import type { Fault } from './fault.ts';
import type { Lane } from './lane.ts';
import type { RequestBody } from './request-body.ts';

/** What every handler of the sandbox finds in its context. */
export type SandboxEnv = {
  Bindings: HttpBindings;
  Variables: {
    lane: Lane;
    /** Path in front of every address of this lane: empty, or `/lane/{id}`. */
    base: string;
    /** Body of a call to a service; set by `serviceCall`. */
    sent: RequestBody;
    /** What has to go wrong with this call, for the handler to act on. */
    fault: Fault | undefined;
  };
};
