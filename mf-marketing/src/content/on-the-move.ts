import { brand, place } from '@venue/shared/venue/contacts.ts';

/** Words of the page for cars and the photo booth (FC-18 to FC-20). */
export const onTheMove = {
  title: `${brand.name} on the move`,
  description: `Car rental and photo booth in ${place.town}: say where and when the car should come, choose from nine booth services, or ask for a quote for both.`,
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
    heading: 'Nine things the booth can do.',
    intro: 'Take all nine, or only what you need. Say so in the message below.',
  },
  quote: {
    heading: 'A price for the booth.',
    intro: 'The day, the place and how many people are enough to begin with. A car as well? Say so.',
  },
} as const;
