import type { RemoteManifest } from './manifest.ts';

/** The manifests of all remotes, for the compiler only: each `manifest.ts` adds its type here. */
export interface SiteParts {}

export type RemoteName = keyof SiteParts & string;

type Names<Name extends RemoteName, Kind extends keyof RemoteManifest> = Name extends RemoteName
  ? SiteParts[Name] extends Record<Kind, infer Entries>
    ? `${Name}/${keyof Entries & string}`
    : never
  : never;

/** `mf-forms/contact`: a page, as links name it. */
export type ViewRef = Names<RemoteName, 'views'>;
/** `mf-forms/callback`: a fragment, as pages name it. */
export type FragmentRef = Names<RemoteName, 'fragments'>;
export type PartRef = ViewRef | FragmentRef;

/** A set of values that a remote hands to another (`hands` of its manifest), or accepts itself. */
export type HandoverRef<Name extends RemoteName> = Name extends RemoteName
  ? Extract<keyof SiteParts[Name]['hands'], string> | Names<Name, 'accepts'>
  : never;

type AcceptedKinds<Ref extends string> = Ref extends `${infer Name extends RemoteName}/${infer Set}`
  ? Set extends keyof SiteParts[Name]['accepts']
    ? SiteParts[Name]['accepts'][Set] extends { readonly values: infer Kinds }
      ? Kinds
      : never
    : never
  : never;

type DeclaredKinds<Name extends RemoteName, Ref extends string> = Ref extends keyof SiteParts[Name]['hands']
  ? SiteParts[Name]['hands'][Ref]
  : AcceptedKinds<Ref>;

/** The values of a set that a remote may use: declared by itself, and accepted by the owner with the same kind. */
export type HandoverValues<Name extends RemoteName, Ref extends string> = {
  readonly [
    Value in keyof DeclaredKinds<Name, Ref> & keyof AcceptedKinds<Ref> as DeclaredKinds<
      Name,
      Ref
    >[Value] extends AcceptedKinds<Ref>[Value]
      ? Value
      : never
  ]?: string;
};
