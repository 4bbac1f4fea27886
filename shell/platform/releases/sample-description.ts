import type { ReleaseDescription } from './release-schema.ts';

/** A minimal release description for tests. `files`: integrity by path. */
export function sampleDescription(name: string, files: ReleaseDescription['files'] = {}): ReleaseDescription {
  return {
    package: name,
    contract: 1,
    shared: {},
    files,
    module: 'assets/start.js',
    entry: [],
    configuration: {},
    references: [],
    parts: {},
    later: {},
  };
}
