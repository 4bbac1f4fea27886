import { EmailForm } from '../mail-form/email-form.tsx';
import { careerForm } from './career-form.ts';

/** Application form (PG-05). The page around it has the heading. */
export function CareerApplicationFragment() {
  return <EmailForm spec={careerForm} />;
}
