import type { FormEvent } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { Opening } from '@venue/shared/venue/openings.ts';
import { useHost } from '../../host.ts';

/** Id of the application form. */
export const applicationId = 'apply';

/**
 * Jumps to the application form with this job chosen (F-18). A form, not a link: the shell replays a submit that comes before
 * the page is awake, and without scripts it still jumps.
 */
export function ApplyButton({ job }: { job: Opening['job'] }) {
  const { handover } = useHost();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    handover('mf-forms/application').write({ job });
    window.location.assign(`#${applicationId}`);
  };
  return (
    <form action={`${addressOf('mf-marketing/career')}#${applicationId}`} onSubmit={apply}>
      <Button type="submit" $variant="line">
        <span>
          Apply<VisuallyHidden> as {job}</VisuallyHidden>
        </span>
      </Button>
    </form>
  );
}
