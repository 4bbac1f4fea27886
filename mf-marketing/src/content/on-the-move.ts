import { brand, place } from '@venue/shared/venue/contacts.ts';

/** Words of the page for cars and the photo booth (FC-18 to FC-20). */
export const onTheMove = {
  title: `${brand.name} on the move`,
  description: `Car rental and photo booth in ${place.town}: say where and when the car should come, choose what the booth should do, or ask for a quote for both.`,
  lede: 'A car that comes to the door, and a photo booth that comes to the party.',
  car: {
    heading: 'A car, from here to there.',
    intro: 'Say where from, where to and when. The office answers with the car and its price.',
    steps: [
      {
        name: 'You send the form',
        text: 'From the hotel to the hall, from the church to the reception, or further.',
      },
      {
        name: 'The office answers',
        text: 'By e-mail, with the car and its price. Nothing is paid on this page.',
      },
      { name: 'The driver rings', text: 'On the number you gave, on the day.' },
    ],
  },
  booth: {
    heading: 'What the booth can do.',
    intro: 'Take all of it, or only what you need. Say so in the message below.',
  },
  quote: {
    heading: 'A price for the booth.',
    intro: 'The day, the place and how many people are enough to begin with. A car as well? Say so.',
  },
} as const;

type BoothService = { name: string; text: string };

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
