import { brand, place } from '@venue/shared/venue/contacts.ts';

/** FC-18 to FC-20. */
export const onTheMove = {
  title: `${brand.name} on the move`,
  description: `Car rental and a photo booth in ${place.town}: say where and when you need the car, choose what the booth should do, or ask for a quote for both.`,
  intro: 'A car that comes to the door, and a photo booth that comes to the party.',
  car: {
    heading: 'A car, from here to there.',
    intro: 'Tell us where from, where to and when. The office replies with a car and its price.',
    steps: [
      {
        name: 'You send the form',
        text: 'From the hotel to the hall, from the church to the reception, or further.',
      },
      {
        name: 'The office replies',
        text: 'By e-mail, with a car and its price. You pay nothing on this page.',
      },
      { name: 'The driver calls', text: 'On the day, on the number you gave us.' },
    ],
  },
  booth: {
    heading: 'What the booth can do.',
    intro: 'Take all of it, or only what you need: tell us in the message below.',
  },
  quote: {
    heading: 'A price for the booth.',
    intro:
      'The day, the place and the number of guests are enough to start with. Need a car as well? Tell us.',
  },
} as const;

type BoothService = { name: string; text: string };

/** FC-19: three each for the pictures of cloth, props and light. */
export const photoBoothServices = [
  {
    name: 'Adire backdrop',
    text: 'A wall of indigo squares, or your own colours on request.',
  },
  { name: 'Your names on the frame', text: 'Names, date and colours of the day on every print.' },
  { name: 'Guest book', text: 'One strip is glued in, with your guests’ words beside it.' },
  { name: 'Props and a bench', text: 'Fans, hats, frames, and a velvet bench for three.' },
  { name: 'Prints on the spot', text: 'Two strips each time: one for the pocket, one for the album.' },
  { name: 'An attendant', text: 'Keeps the queue short and shows everyone how it works.' },
  { name: 'Ring light', text: 'Soft and even, so that lace looks like lace and gold like gold.' },
  { name: 'Pictures on your phone', text: 'The same pictures by link, while the party is still on.' },
  { name: 'Short clips', text: 'Three seconds, forwards and backwards, for the family group.' },
] as const satisfies readonly BoothService[];
