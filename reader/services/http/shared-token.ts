import type { Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';

/** The expiry of a token, by the caller's clock. Infinity: until it is rejected. */
export interface Ending {
  readonly endsAtMs: number;
}

type Answer<Token> = Promise<Result<Token, ServiceFailure>>;

/** The one token that all calls of a service share. */
export interface SharedToken<Token> {
  /** The current token, or a new one that concurrent callers share. */
  readonly current: () => Answer<Token>;
  /** Another token than one that was refused. */
  readonly insteadOf: (refused: Token) => Answer<Token>;
}

/** A token with less left is renewed before it is used. Unit: ms. Source: docs/services.md. */
const reserveMs = 60_000;

/**
 * A new token is valid for all callers that waited for it, however short its life: an expired one is renewed once a
 * call, not for ever. Source: docs/requirements.md, SR-9, AU-3.
 */
export function sharedToken<Token extends Ending>(
  ask: () => Answer<Token>,
  now: () => number,
): SharedToken<Token> {
  let token: Token | undefined;
  let asking: Answer<Token> | undefined;

  const renewed = async (): Answer<Token> => {
    token = undefined;
    const answer = await ask();
    asking = undefined;
    if (answer.ok) token = answer.value;
    return answer;
  };
  const shared = (): Answer<Token> => (asking ??= renewed());

  return {
    current: async () =>
      token !== undefined && token.endsAtMs - now() >= reserveMs ? { ok: true, value: token } : shared(),
    // Another caller's refusal has brought a new one already.
    insteadOf: async (refused) =>
      token !== undefined && token !== refused ? { ok: true, value: token } : shared(),
  };
}
