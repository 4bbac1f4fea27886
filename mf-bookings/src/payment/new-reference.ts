/** A reference nobody used before, of the characters that the provider takes: letters, digits, `-`, `.` and `=`. */
export function newReference(subject: string, { now, random }: { now: number; random: number }): string {
  const tail = Math.floor(random * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
  return `${subject.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${now.toString(36)}${tail}`.toUpperCase();
}
