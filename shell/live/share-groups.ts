/** Into so many groups visitors are drawn, once each: a group is one visitor in a hundred. */
export const groupCount = 100;

/** The cookie that keeps a visitor in the same group, for as many seconds; it is set only while a candidate is shared. */
export const groupCookie = { name: 'share_group', seconds: 30 * 24 * 60 * 60 } as const;

/** A group's name: `07`. */
export const groupPattern = /^\d\d$/;

export function groupName(number: number): string {
  return String(number).padStart(2, '0');
}

/** Candidates after one another are given to other people: this is coprime to the number of groups. */
const stride = 37;

/** The groups that get a candidate: as many as the share has percents, and others for each candidate (`000012`). */
export function groupsWith({ candidate, percent }: { candidate: string; percent: number }): string[] {
  const first = Number(candidate) * stride;
  return Array.from({ length: percent }, (_, index) => groupName((first + index) % groupCount));
}
