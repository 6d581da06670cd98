import { type Connection, hostOf, type TokenKind, tokenVariables } from './connection.ts';

/** The API, and the connection. */
export interface Who {
  readonly connection: Connection;
  readonly api: TokenKind;
}

/** A sentence for a response that is cut off. */
export const describeBrokenOff = (host: string): string =>
  `${host} broke off in the middle of an answer; try again.`;

/** A sentence for an error status: what it means, and what to do. */
export function describeRefusal(
  status: number,
  resetSeconds: string | undefined,
  { connection, api }: Who,
): string {
  const host = hostOf(connection, api);
  const variable = tokenVariables[api];
  switch (status) {
    case 401:
      return `${variable} is refused (401): it may be mistyped, expired, or of another API. Make a new one in the web app, under Settings.`;
    case 403:
      return `${variable} may not read this (403): give its user a role that may.`;
    case 404:
      return `${host} knows no space "${connection.space}" with the environment "${connection.environment}" that ${variable} may read (404): see CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.`;
    case 429:
      return `${host} takes no more requests now (429)${resetSeconds === undefined ? '; try again later' : `; again in ${resetSeconds} s`}.`;
    default:
      return `${host} answers with ${status}; try again later, or see www.contentfulstatus.com.`;
  }
}
