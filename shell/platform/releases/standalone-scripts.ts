/** Scripts of the shell that are built as one file each and are not modules of any page. */
export const standaloneScripts = {
  /** Inlined into every page. */
  boot: { source: 'src/boot/boot.ts', file: 'boot.js' },
  /** The service worker, published beside the pages: its folder is as far as it reaches. */
  worker: { source: 'worker/worker.ts', file: 'worker.js' },
} as const;

type StandaloneScript = keyof typeof standaloneScripts;

/** Whether there is such a script. */
export function isStandaloneScript(name: string | undefined): name is StandaloneScript {
  return name !== undefined && name in standaloneScripts;
}

/** Whether a file of a build is one of them. */
export function isStandaloneFile(file: string): boolean {
  return Object.values(standaloneScripts).some((script) => script.file === file);
}
