/** Scripts of the shell that are built as single files, not as modules of a page. */
export const singleFileScripts = {
  /** Inlined into every page. */
  boot: { source: 'src/boot/boot.ts', file: 'boot.js' },
  /** The service worker. It is published beside the pages because its folder is its scope. */
  worker: { source: 'worker/worker.ts', file: 'worker.js' },
} as const;

type SingleFileScript = keyof typeof singleFileScripts;

export function isSingleFileScript(name: string | undefined): name is SingleFileScript {
  return name !== undefined && name in singleFileScripts;
}

export function isSingleFile(file: string): boolean {
  return Object.values(singleFileScripts).some((script) => script.file === file);
}
