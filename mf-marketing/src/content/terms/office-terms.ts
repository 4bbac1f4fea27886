import { contact } from '@venue/shared/venue/contacts.ts';
import { hourWords } from '@venue/shared/venue/hour-words.ts';

const daysInShort = /^(\p{L}{3})\p{L}* to (\p{L}{3})\p{L}*$/u;

/** When the office is open, a sentence for each run of days (TC-20, TC-21). */
export const officeTerms = contact.officeHours.map(({ days, from, to }, index) => {
  const hours = `${hourWords(from)} to ${hourWords(to)}`;
  const when = days.includes(' to ') ? `From ${days}` : `On ${days}`;
  return {
    figure: days.replace(daysInShort, '$1–$2'),
    text: index === 0 ? `The office is open ${hours}, ${days}, Lagos time.` : `${when} it is open ${hours}.`,
  };
});
