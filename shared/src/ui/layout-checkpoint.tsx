import { createElement } from 'react';
import { layoutCheckpointTag } from './layout-checkpoint-tag.ts';

/**
 * An empty, hidden element at which a document that is being read is laid out so far (by the shell's early script). Left to itself a
 * browser lays out the whole first screen as the document ends, a task of more than 100 ms on a slow phone.
 */
export function LayoutCheckpoint(marks: Record<`data-${string}`, string>) {
  return createElement(layoutCheckpointTag, { hidden: true, ...marks });
}
