import { redirect, redirectDocument, replace } from 'react-router';
import { carryOver } from '../../../schemas/carry-over.ts';
import type { RedirectRule } from '../../../schemas/redirect-of.ts';
import type { Asked } from './arrival.ts';

/**
 * The redirect of an old address. An opened address is replaced in the history, so that Back does not return to it. A rule
 * that is not for browsers is left to the host: its document is loaded. Undefined if the host has answered already.
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
