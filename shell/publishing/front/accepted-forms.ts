import Negotiator from 'negotiator';

/** A form in which a file may be sent: as it is, or compressed. */
export type Form = { ending: '' | '.br' | '.gz'; encoding: 'br' | 'gzip' | undefined };

/** A request, as a Worker gets it: Cloudflare puts its own `accept-encoding` in the place of the browser's, which it keeps here. */
export type FrontRequest = Request & { cf?: { clientAcceptEncoding?: string } };

const compressed: readonly Form[] = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
];
const plain: Form = { ending: '', encoding: undefined };

/** The forms that a browser takes, the smallest first; where it asks for a part, only the file as it is. */
export function acceptedForms({ headers, cf }: Pick<FrontRequest, 'headers' | 'cf'>): readonly Form[] {
  if (headers.has('range')) return [plain];
  const accepts = cf?.clientAcceptEncoding ?? headers.get('accept-encoding') ?? '';
  const accepted = new Negotiator({ headers: { 'accept-encoding': accepts } }).encodings(['br', 'gzip']);
  return [...compressed.filter(({ encoding = '' }) => accepted.includes(encoding)), plain];
}
