import type { Plugin } from 'vite';

/** Whether the record of a picture, as `record.ts` writes it, says in words what the picture shows. */
export function hasText(record: string): boolean {
  return /^ {2}alt:\s+'[^']*\w[^']*',$/m.test(record);
}

/** Stops the build at a picture that would say nothing to those who do not see it. */
export function refuseWordless(): Plugin {
  return {
    name: 'refuse-wordless-pictures',
    enforce: 'pre',
    transform: {
      filter: { id: /\/media\/pictures\/[\w-]+\.ts$/ },
      handler(record, id) {
        if (!hasText(record)) this.error(`${id}: the picture has no alternative text`);
      },
    },
  };
}
