/** What a value that is handed over looks like: `YYYY-MM-DD`, `HH:MM`, a whole number in digits, any text, or one of these words. */
export type ValueKind = 'date' | 'time' | 'count' | 'text' | readonly string[];

/** Values by name, with the kind of each. */
export type ValueKinds = Readonly<Record<string, ValueKind>>;

/** Values that a remote takes from other pages. */
export type AcceptedSet = {
  /** In this tab only, or on the device for a day. */
  readonly kept: 'tab' | 'device';
  readonly values: ValueKinds;
};

/** A column of the menus. */
export type MenuGroup = 'about' | 'events' | 'facilities' | 'media';

/** Where the frame of a page shows links: the header, the footer, and the pages that stand in for another. */
export type MenuPlace =
  | 'header'
  | `header/${MenuGroup}`
  /** The button at the end of the header. */
  | 'header/action'
  | `footer/${MenuGroup}`
  /** The line at the very bottom. */
  | 'footer/base'
  /** Ways on from an address that does not exist. */
  | 'not-found'
  /** Ways on from a page that cannot be fetched. */
  | 'offline';

/** Where the frame of a page has room for fragments. */
export type Slot = 'footer';

export type LinkDeclaration = {
  readonly in: MenuPlace;
  /** Smaller numbers stand in front; leave room between them. */
  readonly position: number;
  readonly title: string;
  /** One line under the title in a wide dropdown. */
  readonly note?: string;
};

/** A page. By custom, view `contact` lives in `contact-view.tsx` and is exported as `ContactView`; `remote.tsx` says where. */
type ViewDeclaration = {
  /** Path of the page; `{brand.slug}` and other facts of the venue may stand in it. */
  readonly address: string;
  /** The column that is marked while the page is shown. */
  readonly group?: MenuGroup;
  readonly links?: readonly LinkDeclaration[];
  /** Given: the page is kept on the device when it is opened, and these views of the same remote with it. */
  readonly offline?: readonly string[];
};

/** A piece for other pages. Fragment `callback` lives in `callback-fragment.tsx` and is exported as `CallbackFragment`. */
type FragmentDeclaration = {
  /** Shown there on every page, by the shell. */
  readonly slot?: Slot;
};

/**
 * What a remote contributes to the site and what it needs of others: plain data in the remote's own folder. The release
 * carries it, compose puts the site together from all of them, and refuses what does not fit.
 */
export type RemoteManifest = {
  readonly name: string;
  /** Port of the remote's own development server. */
  readonly port: number;
  readonly views: Readonly<Record<string, ViewDeclaration>>;
  readonly fragments: Readonly<Record<string, FragmentDeclaration>>;
  /** Forms that go by e-mail, each with a template of its own in the configuration. */
  readonly mailForms: readonly string[];
  /** What other pages may hand to this remote: sets of values by name. */
  readonly accepts: Readonly<Record<string, AcceptedSet>>;
  /** What this remote hands to others: the values that it uses of a set, by `remote/set`. */
  readonly hands: Readonly<Record<string, ValueKinds>>;
};
