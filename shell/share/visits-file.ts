/** Where a server counts the pages that it sends and the failures that they report, while a candidate is shared. */
export function visitsFile(siteFolder: string): string {
  return `${siteFolder}.visits.log`;
}
