export type BoothService = { name: string; text: string };

/** FC-19: nine items, in our own words, three by three as they stand under the pictures of cloth, props and light. */
export const photoBoothServices = [
  {
    name: 'Adire backdrop',
    text: 'An indigo cloth wall, square beside square. Your own colours on request.',
  },
  { name: 'Your names on the frame', text: 'Names, date and colours of the day on every print.' },
  { name: 'Guest book', text: 'One strip is glued in, and what they wrote stands beside it.' },
  { name: 'Props and a bench', text: 'Fans, hats, frames, and a velvet bench for three.' },
  { name: 'Prints on the spot', text: 'Two strips each time: one for the pocket, one for the album.' },
  { name: 'An attendant', text: 'Keeps the queue short and shows everybody how it works.' },
  { name: 'Ring light', text: 'Soft and even, so that lace looks like lace and gold like gold.' },
  { name: 'Pictures to the phone', text: 'The same files by link, while the party is still on.' },
  { name: 'Short clips', text: 'Three seconds, forwards and backwards, for the family group.' },
] as const satisfies readonly BoothService[];
