/** What a host answers to a request. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Asks a host for a path, with its query, as a browser writes it. It follows no redirect. */
export type Ask = (path: string) => Promise<Reply> | Reply;

export const reply = (status: number, headers: Readonly<Record<string, string>>, body = ''): Reply => ({
  status,
  headers: new Headers(headers),
  body,
});

/** The path that a redirect leads to on the same host, or the address of another one. */
export function locationOf({ headers }: Reply): string | undefined {
  const location = headers.get('location');
  if (location === null) return undefined;
  const url = new URL(location, 'http://host.example');
  return url.hostname === 'host.example' || url.hostname === '127.0.0.1'
    ? url.pathname + url.search + url.hash
    : location;
}
