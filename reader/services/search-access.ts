import type { Result } from '../../schemas/base/result.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import type { SearchToken } from './search-token.ts';

type Answer = Promise<Result<SearchToken, ServiceFailure>>;

/** The one token that all calls of the search share. */
export interface SearchAccess {
  /** The token at hand, or a new one that everybody who asks meanwhile waits for too. */
  readonly current: () => Answer;
  /** Another token than one that was refused. */
  readonly insteadOf: (refused: SearchToken) => Answer;
}

/** A token with less left is renewed before it is used. Unit: ms. Source: services.md, "Search". */
const reserveMs = 60_000;

/**
 * A new token is good for whoever waited for it, however short its life: one that has ended on arrival is asked for
 * once a call, not for ever. Source: requirements SR-9.
 */
export function searchAccess(ask: () => Answer, now: () => number): SearchAccess {
  let token: SearchToken | undefined;
  let asking: Answer | undefined;

  const renewed = async (): Answer => {
    token = undefined;
    const answer = await ask();
    asking = undefined;
    if (answer.ok) token = answer.value;
    return answer;
  };
  const shared = (): Answer => (asking ??= renewed());

  return {
    current: async () =>
      token !== undefined && token.endsAtMs - now() >= reserveMs ? { ok: true, value: token } : shared(),
    // Another caller's refusal has brought a new one already.
    insteadOf: async (refused) =>
      token !== undefined && token !== refused ? { ok: true, value: token } : shared(),
  };
}
