import type { Plugin } from 'vite';

/** Reads the source of a record as `record.ts` writes it. */
export function hasAltText(record: string): boolean {
  return /^ {2}alt:\s+'[^']*\w[^']*',$/m.test(record);
}

/** Stops the build at a picture without alternative text. */
export function refuseMissingAlt(): Plugin {
  return {
    name: 'refuse-missing-alt',
    enforce: 'pre',
    transform: {
      filter: { id: /\/media\/pictures\/[\w-]+\.ts$/ },
      handler(record, id) {
        if (!hasAltText(record)) this.error(`${id}: the picture has no alternative text`);
      },
    },
  };
}
