/** Id of a picture's place on the wall. */
export function tileId(picture: string): string {
  return `picture-${picture}`;
}
