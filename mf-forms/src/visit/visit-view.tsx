import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { FormPage } from '../page/form-page.tsx';
import { BelowVisit } from './below-visit.tsx';

/** `/visit`: a day and a time to be shown round, before anything is paid. */
export function VisitView() {
  return (
    <>
      <PageHead
        title="Come and see it first"
        description={`Ask for a day and a time to walk through the halls and the rooms in ${place.town}, in office hours, before you pay for anything.`}
      />
      <FormPage
        title="Come and see it first"
        opening="Walk through the halls and the rooms before you pay for anything. Choose a day and a time; the office calls you to say whether it suits."
      >
        <BelowVisit />
      </FormPage>
    </>
  );
}
