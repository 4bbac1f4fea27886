import { HallForm } from './hall-form.tsx';
import { PhoneSum } from './phone-sum.tsx';

/** What the page of the form shows below its heading. */
export const formAndSum = { HallForm, PhoneSum };
