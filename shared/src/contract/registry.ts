import type { SiteConfig } from '../config.ts';

type RemoteEntry = {
  /** Port of the remote's own development server. */
  readonly port: number;
  /** Pages. View `contact` lives in `contact-view.tsx` and is exported as `ContactView`. */
  readonly views: readonly string[];
  /** Pieces for other remotes' pages. Fragment `callback` lives in `callback-fragment.tsx`. */
  readonly fragments: readonly string[];
  /** Sections of the runtime configuration that the shell hands over. */
  readonly config: readonly (keyof SiteConfig)[];
};

/** Version of the contract between shell and remotes; a release of another version is refused. */
export const contractVersion = 1;

/** Every remote of the site with what it contributes. The only list of remotes there is. */
export const registry = {
  'mf-marketing': {
    port: 4181,
    views: [
      'home',
      'night-club',
      'cafe',
      'overview',
      'our-team',
      'wedding-events',
      'social-events',
      'corporate-events',
      'latest-news',
      'festival-article',
      'career',
      'terms',
      'lounge',
      'cinema',
      'on-the-move',
      'hotels',
      'apartments',
      'event-hall',
      'event-center',
      'conference-hall',
      'concert-space',
      'gallery',
    ],
    fragments: [],
    config: ['links'],
  },
  'mf-bookings': {
    port: 4182,
    views: [
      'hall-booking',
      'three-bedroom-booking',
      'two-bedroom-booking',
      'standard-suite-booking',
      'deluxe-suite-booking',
      'concert-booking',
      'bookings-on-this-device',
      'family-payment',
    ],
    fragments: [],
    config: ['email', 'reservation', 'payment', 'bank'],
  },
  'mf-forms': {
    port: 4183,
    views: ['contact', 'request-quote', 'newsletter-page'],
    fragments: [
      'callback',
      'newsletter',
      'car-rental',
      'on-the-move-quote',
      'gallery-quote',
      'career-application',
    ],
    config: ['email'],
  },
} as const satisfies Record<string, RemoteEntry>;

export type RemoteName = keyof typeof registry;
export type ViewId<Name extends RemoteName> = (typeof registry)[Name]['views'][number];
export type FragmentId<Name extends RemoteName> = (typeof registry)[Name]['fragments'][number];

type RefTo<Name extends RemoteName, Kind extends 'views' | 'fragments'> = Name extends RemoteName
  ? `${Name}/${(typeof registry)[Name][Kind][number]}`
  : never;

/** `mf-forms/contact`: a view of a remote, as route tables name it. */
export type ViewRef = RefTo<RemoteName, 'views'>;
/** `mf-forms/callback`: a fragment of a remote, as pages name it. */
export type FragmentRef = RefTo<RemoteName, 'fragments'>;
export type PartRef = ViewRef | FragmentRef;

/** The part of the runtime configuration that a remote receives. */
export type ConfigOf<Name extends RemoteName> = Pick<SiteConfig, (typeof registry)[Name]['config'][number]>;

export function isRemoteName(name: string): name is RemoteName {
  return Object.hasOwn(registry, name);
}

export const remoteNames: readonly RemoteName[] = Object.keys(registry).filter(isRemoteName);

/** Name of a remote inside the federation runtime, which wants identifiers. */
export function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}

/** Splits `mf-forms/contact` into remote and part. */
export function splitPartRef(ref: PartRef): { remote: RemoteName; part: string } {
  const [remote = '', part = ''] = ref.split('/');
  if (!isRemoteName(remote)) throw new TypeError(`not a part: ${ref}`);
  return { remote, part };
}

/** Whether a text from outside (an attribute of a page) names a part of this site. */
export function isPartRef(text: string): text is PartRef {
  const [remote = '', part = ''] = text.split('/');
  if (!isRemoteName(remote)) return false;
  const { views, fragments } = registry[remote];
  return [...views, ...fragments].some((known) => known === part);
}
