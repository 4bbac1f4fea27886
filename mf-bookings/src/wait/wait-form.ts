import { emailProblem } from '@venue/shared/form/email-address.ts';
import { isVisibleName } from '@venue/shared/form/visible-name.ts';
import { fieldText } from '../controls/field-text.ts';
import { waitId, type WaitRecord, type WaitRequest } from './wait-record.ts';

/** Who is to be told. */
type Waiter = Pick<WaitRecord, 'name' | 'email' | 'phone'>;

/** Id of a field's control on the page. */
export function waitFieldId(name: keyof Waiter | 'website'): string {
  return `wait-${name}`;
}

/** Who is to be told, as the form says it. */
export function readWaiter(data: FormData): Waiter {
  return { name: fieldText(data, 'name'), email: fieldText(data, 'email'), phone: fieldText(data, 'phone') };
}

export type WaitProblems = Readonly<Partial<Record<keyof Waiter, string>>>;

/** What the venue cannot do without: whom to tell, and where. */
export function waitProblems({ name, email }: Waiter): WaitProblems | undefined {
  const address = email === '' ? 'Enter the e-mail address that the venue may write to' : emailProblem(email);
  const problems = {
    ...(!isVisibleName(name) && { name: 'Enter your name, so that the venue knows whom to tell' }),
    ...(address !== undefined && { email: address }),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
}

/** A wish with whom to tell, as it is kept before its e-mail goes. `at` in ms since the epoch. */
export function newWait(request: WaitRequest, waiter: Waiter, at: number): WaitRecord {
  return { ...request, ...waiter, id: waitId(request), at, requestMail: 'unsent' };
}
