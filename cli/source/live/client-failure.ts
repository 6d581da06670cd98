import { describeBrokenOff, describeRefusal, type Who } from '../describe-refusal.ts';
import { hostOf, redacted } from '../connection.ts';
import { hostVariables } from '../describe-redirect.ts';
import { brokenOff } from '../whole-answers.ts';

/**
 * A sentence for an error of Contentful's clients. Their errors contain the token, so only status, code and name are read.
 */
export function describeClientFailure(error: unknown, who: Who): string {
  const { name, message, code, response } = error as ClientError;
  const status = response?.status ?? statusIn(message);
  if (status !== undefined) return describeRefusal(status, undefined, who);
  const host = hostOf(who.connection, who.api);
  if (error instanceof SyntaxError || error instanceof TypeError) {
    return `${host} does not answer with what Contentful has; a proxy may stand between.`;
  }
  if (code === brokenOff) return describeBrokenOff(host);
  const reason = redacted(code ?? name ?? 'unknown', who.connection);
  return `${host} is not reached (${reason}); look at the network and at ${hostVariables[who.api]}.`;
}

interface ClientError {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly response?: { readonly status?: number };
}

/** The package puts the status into a JSON message. */
const statusIn = (message = ''): number | undefined => {
  const [, status] = /"status":\s*(\d{3})/u.exec(message) ?? [];
  return status === undefined ? undefined : Number(status);
};

/** The status of an expired sync token. */
export const isBadRequest = (error: unknown): boolean => {
  const { message, response } = error as ClientError;
  return (response?.status ?? statusIn(message)) === 400;
};
