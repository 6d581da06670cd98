import { redirect, redirectDocument, replace } from 'react-router';
import { carryOver } from '../../../schemas/carry-over.ts';
import type { RedirectRule } from '../../bundle/pages/redirect-of.ts';
import type { Asked } from './arrival.ts';

/**
 * The answer to an old address. One that was opened leaves no trace in the history: Back would come to it and be led on
 * again. A rule that is not for browsers is the host's to follow; where it has answered already, there is no answer.
 * Source: docs/requirements.md, RD-1.
 */
export function followRedirect(
  rule: RedirectRule,
  { path, request, arrivalNow }: Asked,
): Response | undefined {
  const arrival = arrivalNow();
  const rest = { query: new URL(request.url).search, hash: arrival?.hash ?? '' };
  const to = carryOver(rule.to, rest);
  const status = rule.isPermanent ? 301 : 302;
  if (arrival === undefined) return redirect(to, status);
  if (!rule.inBrowser) return arrival.isOpened ? undefined : redirectDocument(carryOver(path, rest));
  return arrival.isOpened ? replace(to, status) : redirect(to, status);
}
