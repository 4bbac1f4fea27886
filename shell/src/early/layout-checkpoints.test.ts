// @vitest-environment happy-dom
import { layoutCheckpointTag } from '@venue/shared/ui/layout-checkpoint-tag.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { layOutAtCheckpoints } from './layout-checkpoints.ts';

layOutAtCheckpoints();

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** How often the page was laid out as a checkpoint came into a document of this state. */
function laidOut(state: DocumentReadyState): number {
  const measured = vi.spyOn(document.body, 'getBoundingClientRect');
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  document.body.append(document.createElement(layoutCheckpointTag));
  return measured.mock.calls.length;
}

test('a page that is being read is laid out at a checkpoint', () => {
  expect(laidOut('loading')).toBe(1);
});

test('a checkpoint that comes with the next page lays out nothing', () => {
  expect(laidOut('complete')).toBe(0);
});
