import type { Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';

/** Until when a token is good, by the clock of whoever shares it. Infinity: until it is refused. */
export interface Ending {
  readonly endsAtMs: number;
}

type Answer<Token> = Promise<Result<Token, ServiceFailure>>;

/** The one token that all calls of a service share. */
export interface SharedToken<Token> {
  /** The token at hand, or a new one that everybody who asks meanwhile waits for too. */
  readonly current: () => Answer<Token>;
  /** Another token than one that was refused. */
  readonly insteadOf: (refused: Token) => Answer<Token>;
}

/** A token with less left is renewed before it is used. Unit: ms. Source: docs/services.md. */
const reserveMs = 60_000;

/**
 * A new token is good for whoever waited for it, however short its life: one that has ended on arrival is asked for
 * once a call, not for ever. Source: docs/requirements.md, SR-9, AU-3.
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
