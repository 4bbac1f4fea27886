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

/**
 * A set of values that pages share: one remote accepts it, others hand values over. Stored as its remote
 * declares (`AcceptedSet`).
 */
export type HandoverChannel<Values> = {
  /** The values so far, without those that are not of the declared kind. */
  read: () => Values;
  /** Hands values over; '' removes one, and values that are not named stay. */
  write(this: void, values: Values): void;
  /**
   * Calls the listener with changed values from this or another tab ('' if removed). Returns a function that
   * ends it.
   */
  watch: (listener: (values: Values) => void) => () => void;
};

/**
 * Values from one page for another page's form. A remote declares the sets that it accepts; others declare
 * which of their values they use.
 */
type Handover<Name extends RemoteName> = <Ref extends HandoverRef<Name>>(
  set: Ref,
) => HandoverChannel<HandoverValues<Name, Ref>>;

export type FailedService = 'email' | 'reservation' | 'payment';

/** What is the same for every remote. */
type HostServices = {
  /** Shows a toast. */
  notify: (kind: NoticeKind, text: string) => void;
  Link: ComponentType<LinkProps>;
  navigate: (to: string) => void;
  /** A fragment of any remote, in its own boundary. */
  Fragment: ComponentType<{ of: FragmentRef }>;
  /** Deletes everything that pages have handed to each other. */
  clearHandovers: () => void;
  /**
   * Reports an error to the console and, if the site collects failure reports, to the owner; never to the
   * visitor. Without `service` the error is in our own code.
   */
  report: (error: unknown, service?: FailedService) => void;
};

/** Everything that parts can use of the shell. There is no other channel between them. */
export type Host<Name extends RemoteName, Config extends object> = HostServices & {
  /** The sections of the site's configuration that the remote declares. */
  config: Config;
  handover: Handover<Name>;
};

/**
 * The host as the shell creates it; the type `Host` shows each remote only what its manifest and
 * configuration declare.
 */
export type ShellHost = HostServices & { config: object; handover: object };
