/** What a host answers to a request. */
export interface Answer {
  readonly status: number;
  readonly to: string;
}

/** A host with its redirects, as its documentation says that it reads them. `path` is as a browser sends it. */
export type Host = (path: string) => Answer | undefined;
