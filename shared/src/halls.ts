/** A hall as the venue lets it (K-12 to K-14). */
export type Hall = {
  /** `roomTypeId` in the reservation service. */
  readonly id: number;
  readonly name: string;
  /** One day, in naira. */
  readonly rental: number;
  /** Guests as the list of halls states them. */
  readonly listed: { readonly from: number; readonly to: number };
  /** Guests as the terms state them; they differ from the list (D-03). */
  readonly inTerms: number;
};

/** The three halls, smallest first. */
export const halls = [
  { id: 16, name: 'Ball Room', rental: 500_000, listed: { from: 80, to: 80 }, inTerms: 70 },
  { id: 15, name: 'Ambali Hall', rental: 1_500_000, listed: { from: 700, to: 800 }, inTerms: 700 },
  { id: 5, name: 'Wosilat Hall', rental: 1_700_000, listed: { from: 800, to: 900 }, inTerms: 900 },
] as const satisfies readonly Hall[];

/** Naira for a day in the cheapest hall. */
export const hallsFrom: number = halls[0].rental;

/** The hall of that name, which is how forms and e-mails name it. */
export function hallNamed(name: string): Hall | undefined {
  return halls.find((hall) => hall.name === name);
}

/** The hall that checked details name. */
export function hallOf({ hall: name }: { hall: string }): Hall {
  const hall = hallNamed(name);
  if (!hall) throw new Error(`no hall is called ${name}`);
  return hall;
}

/** `80`, `700 to 800`. */
export function listedGuests({ listed }: Pick<Hall, 'listed'>): string {
  return listed.from === listed.to ? String(listed.to) : `${listed.from} to ${listed.to}`;
}

/** List and terms disagree: the lower figure sits with ease, the higher one is the most (D-03). */
export function roomFor({ listed, inTerms }: Pick<Hall, 'listed' | 'inTerms'>): {
  withEase: number;
  most: number;
} {
  return { withEase: Math.min(listed.to, inTerms), most: Math.max(listed.to, inTerms) };
}
