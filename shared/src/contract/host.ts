import type { ComponentType, ReactNode } from 'react';
import type { ConfigOf, FragmentRef, RemoteName } from './registry.ts';

export type NoticeKind = 'success' | 'error' | 'info';

/** A link inside the site; the shell decides how it navigates. */
export type LinkProps = {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  /** Opens a new tab and says so to screen readers. */
  newTab?: boolean | undefined;
};

/** Everything that a view or fragment may ask of the shell. There is no other channel between them. */
export type Host<Name extends RemoteName = RemoteName> = {
  /** Raises a toast in the shell's one container (T-18). */
  notify: (kind: NoticeKind, text: string) => void;
  Link: ComponentType<LinkProps>;
  navigate: (to: string) => void;
  /** A fragment of any remote, in its own boundary. */
  Fragment: ComponentType<{ of: FragmentRef }>;
  config: ConfigOf<Name>;
  /** Tells the developer's console what went wrong, never the visitor. */
  report: (error: unknown) => void;
};
