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

/** F-09. */
export const eventTypes = [
  'Wedding Party',
  'Bridal Party/Shower',
  'Burial/Funeral/Remembrance',
  'Birthday Party',
  'Naming Ceremony',
  'Special Event',
] as const;

/** F-10. */
export const hearAboutOptions = ['Advertisement', 'Instagram', 'Facebook', 'Twitter', 'Influencers'] as const;

/** The hall of that name, which is how the form and the e-mail name it. */
export function hallNamed(name: string): Hall | undefined {
  return halls.find((hall) => hall.name === name);
}

/** The hall that checked details name. */
export function hallOf({ hall: name }: { hall: string }): Hall {
  const hall = hallNamed(name);
  if (!hall) throw new Error(`no hall is called ${name}`);
  return hall;
}

/** `80 guests`, `700 to 800 guests`. */
export function listedGuests({ listed }: Hall): string {
  return listed.from === listed.to ? `${listed.to} guests` : `${listed.from} to ${listed.to} guests`;
}
