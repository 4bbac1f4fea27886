import type { ComponentType, ReactNode } from 'react';
import type { FragmentRef, HandoverRef, HandoverValues, RemoteName } from './site-parts.ts';

export type NoticeKind = 'success' | 'error' | 'info';

/** A link inside the site; the shell decides how it navigates. */
export type LinkProps = {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  /** Opens a new tab and says so to screen readers. */
  newTab?: boolean | undefined;
};

/** A set of values that pages share: one remote accepts it, others hand it over. Kept as its remote says (`AcceptedSet`). */
export type HandoverChannel<Values> = {
  /** What was handed over so far; a value that does not have the declared kind is left out. */
  read: () => Values;
  /** Hands values over; '' takes one back, and what is not named stays. */
  write(this: void, values: Values): void;
  /** Calls the listener with what is handed over from now on, here or in another tab; '' was taken back. Gives the function that ends it. */
  watch: (listener: (values: Values) => void) => () => void;
};

/**
 * What one page hands to another's form. A remote declares the sets that it accepts, others name what they use of them in
 * their manifests; nobody knows how the receiver keeps what it was given.
 */
type Handover<Name extends RemoteName> = <Ref extends HandoverRef<Name>>(
  set: Ref,
) => HandoverChannel<HandoverValues<Name, Ref>>;

/** A service that did not do what it was asked for. */
export type FailedService = 'email' | 'reservation' | 'payment';

/** What every remote gets in the same form. */
type Frame = {
  /** Raises a toast in the shell's one container. */
  notify: (kind: NoticeKind, text: string) => void;
  Link: ComponentType<LinkProps>;
  navigate: (to: string) => void;
  /** A fragment of any remote, in its own boundary. */
  Fragment: ComponentType<{ of: FragmentRef }>;
  /** Forgets everything that pages handed to each other. */
  forgetHandedOver: () => void;
  /**
   * Tells the developer's console what went wrong, never the visitor; and the owner, where the site has an address for
   * failure reports. `service` names the one that failed; without it the fault is in our own code.
   */
  report: (error: unknown, service?: FailedService) => void;
};

/** Everything that a view or fragment may ask of the shell. There is no other channel between them. */
export type Host<Name extends RemoteName, Config extends object> = Frame & {
  /** The sections of the site's configuration that the remote declares. */
  config: Config;
  handover: Handover<Name>;
};

/** The one host that the shell makes: each remote sees of it what its manifest and its configuration declare. */
export type ShellHost = Frame & { config: object; handover: object };
