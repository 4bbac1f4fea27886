/**
 * The format of a handed-over value: `YYYY-MM-DD`, `HH:MM`, a whole number in digits, one of the choices that
 * the form offers, any text, or one of these words.
 */
export type ValueKind = 'date' | 'time' | 'count' | 'choice' | 'text' | readonly string[];

/** Values by name, with the kind of each. */
export type ValueKinds = Readonly<Record<string, ValueKind>>;

/** Values that a remote accepts from other pages. */
export type AcceptedSet = {
  /** In this tab only, or on the device for a day. */
  readonly kept: 'tab' | 'device';
  readonly values: ValueKinds;
};

/** A column of the menus. */
export type MenuGroup = 'about' | 'events' | 'facilities' | 'media';

/** Where links are shown: header, footer, and the 404 and offline pages. */
export type MenuPlace =
  | 'header'
  | `header/${MenuGroup}`
  /** The button at the end of the header. */
  | 'header/action'
  | `footer/${MenuGroup}`
  /** The line at the very bottom. */
  | 'footer/base'
  /** On the 404 page. */
  | 'not-found'
  /** On the offline page. */
  | 'offline';

/** Where fragments can be shown on every page. */
export type Slot = 'footer';

export type LinkDeclaration = {
  readonly in: MenuPlace;
  /** Smaller numbers come first; leave gaps between them. */
  readonly position: number;
  readonly title: string;
  /** One line under the title in a wide dropdown. */
  readonly note?: string;
};

/**
 * A page. By convention, view `contact` is in `contact-view.tsx` and exported as `ContactView`; `remote.tsx`
 * imports it.
 */
type ViewDeclaration = {
  /** Path of the page; it may contain facts of the venue, such as `{brand.slug}`. */
  readonly address: string;
  /** The menu group that is marked while the page is shown. */
  readonly group?: MenuGroup;
  readonly links?: readonly LinkDeclaration[];
  /** If given, opening the page stores it for offline use, together with these views of the same remote. */
  readonly offline?: readonly string[];
};

/** A piece for other pages. Fragment `callback` is in `callback-fragment.tsx` and exported as `CallbackFragment`. */
type FragmentDeclaration = {
  /** Shown there on every page, by the shell. */
  readonly slot?: Slot;
};

/**
 * What a remote adds to the site and what it needs from others, as plain data. Compose merges the manifests
 * and refuses conflicts.
 */
export type RemoteManifest = {
  readonly name: string;
  readonly views: Readonly<Record<string, ViewDeclaration>>;
  readonly fragments: Readonly<Record<string, FragmentDeclaration>>;
  /** Forms sent by e-mail, each with its own template in the configuration. */
  readonly mailForms: readonly string[];
  /** Sets of values that other pages may hand to this remote, by name. */
  readonly accepts: Readonly<Record<string, AcceptedSet>>;
  /** The values that this remote hands to others, by `remote/set`. */
  readonly hands: Readonly<Record<string, ValueKinds>>;
};
