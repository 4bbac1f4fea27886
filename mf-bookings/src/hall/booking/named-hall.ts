import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { halls } from '@venue/shared/venue/halls.ts';

/** The hall of that name, which is how forms and e-mails name it. */
export function hallNamed(name: string): Hall | undefined {
  return halls.find((hall) => hall.name === name);
}

/** The hall that a booking names; throws if there is none. */
export function hallOf({ hall: name }: { hall: string }): Hall {
  const hall = hallNamed(name);
  if (!hall) throw new Error(`no hall is called ${name}`);
  return hall;
}
