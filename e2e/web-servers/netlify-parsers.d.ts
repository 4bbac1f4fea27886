// The packages' own types do not allow a missing file.
declare module 'netlify-headers-parser' {
  type Header = { for: string; forRegExp: RegExp; values: Readonly<Record<string, string>> };
  export function parseAllHeaders(from: {
    headersFiles: readonly string[];
    netlifyConfigPath: undefined;
    minimal: false;
  }): Promise<{ headers: readonly Header[]; errors: readonly Error[] }>;
}

declare module 'netlify-redirect-parser' {
  type Redirect = { from: string; to: string; status: number; force: boolean };
  export function parseAllRedirects(from: {
    redirectsFiles: readonly string[];
    minimal: true;
  }): Promise<{ redirects: readonly Redirect[]; errors: readonly Error[] }>;
}
