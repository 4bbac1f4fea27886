import type { UnversionedRelease } from './release-schema.ts';

/** A minimal release description for tests. `files`: integrity by path. */
export function sampleDescription(name: string, files: UnversionedRelease['files'] = {}): UnversionedRelease {
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
