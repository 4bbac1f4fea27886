/** Scripts of the shell that are built as single files, not as modules of a page. */
export const standaloneScripts = {
  /** Inlined into every page. */
  boot: { source: 'src/boot/boot.ts', file: 'boot.js' },
  /** The service worker. It is published beside the pages because its folder is its scope. */
  worker: { source: 'worker/worker.ts', file: 'worker.js' },
} as const;

type StandaloneScript = keyof typeof standaloneScripts;

export function isStandaloneScript(name: string | undefined): name is StandaloneScript {
  return name !== undefined && name in standaloneScripts;
}

export function isStandaloneFile(file: string): boolean {
  return Object.values(standaloneScripts).some((script) => script.file === file);
}
