import { failure } from '../../../schemas/base/result.ts';
import { once } from '../../browser/once.ts';
import type { HelpCenterCall } from './help-center-call.ts';
import { lostConnection } from '../http/lost-connection.ts';

/** Calls the help center's services. Its code is loaded with the first call. */
export function lateHelpCenterCall(load: () => Promise<HelpCenterCall>): HelpCenterCall {
  const call = once(load);
  return (limit, send) =>
    call().then(
      (loaded) => loaded(limit, send),
      () => failure(lostConnection(false)),
    );
}
