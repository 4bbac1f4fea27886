import { layoutCheckpointTag } from '@venue/shared/ui/layout-checkpoint-tag.ts';

/** Has the browser lay out what it has read so far at each checkpoint that the parser comes to. One that React puts in place does nothing. */
export function layOutAtCheckpoints() {
  customElements.define(
    layoutCheckpointTag,
    class extends HTMLElement {
      connectedCallback() {
        if (document.readyState === 'loading') document.body.getBoundingClientRect();
      }
    },
  );
}
