import path from 'node:path';

/** Where the preview of a package lies, beside the site that it is a candidate for. */
export function previewFolder(siteFolder: string, name: string): string {
  return path.join(`${siteFolder}.previews`, name);
}
