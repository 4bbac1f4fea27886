import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';

function shared(version: string, library: unknown) {
  return { version, lib: () => library, shareConfig: { singleton: true, requiredVersion: false as const } };
}

/** The packages that remotes share with the shell, by import name, as the federation runtime takes them. */
export const sharedLibraries = {
  react: shared(React.version, React),
  'react/jsx-runtime': shared(React.version, jsxRuntime),
  'styled-components': shared(styledComponents.version, styledComponents),
};
