import { emailProblem } from '@venue/shared/form/email-address.ts';
import { isVisibleName } from '@venue/shared/form/typed-text.ts';
import { fieldText } from '../controls/field-text.ts';
import { waitId, type WaitRecord, type WaitRequest } from './wait-record.ts';

type Waiter = Pick<WaitRecord, 'name' | 'email' | 'phone'>;

export function waitFieldId(name: keyof Waiter | 'website'): string {
  return `wait-${name}`;
}

export function readWaiter(data: FormData): Waiter {
  return { name: fieldText(data, 'name'), email: fieldText(data, 'email'), phone: fieldText(data, 'phone') };
}

export type WaitProblems = Readonly<Partial<Record<keyof Waiter, string>>>;

export function waitProblems({ name, email }: Waiter): WaitProblems | undefined {
  const address = email === '' ? 'Enter the e-mail address for the venue to write to' : emailProblem(email);
  const problems = {
    ...(!isVisibleName(name) && { name: 'Enter your name, so that the venue knows who to tell' }),
    ...(address !== undefined && { email: address }),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
}

/** A request that has not been sent yet. `at` in ms since the epoch. */
export function newWait(request: WaitRequest, waiter: Waiter, at: number): WaitRecord {
  return { ...request, ...waiter, id: waitId(request), at, requestMail: 'unsent' };
}
