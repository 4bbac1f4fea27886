/** Downloads a file. Browsers do not report the outcome, and those inside other apps ignore it. */
export function saveFile(
  name: string,
  { content, mediaType }: { content: BlobPart; mediaType: string },
): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari still reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
