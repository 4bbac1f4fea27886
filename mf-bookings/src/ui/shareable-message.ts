/** A message that visitors can send to themselves. */
export type ShareableMessage = { subject: string; text: string };
