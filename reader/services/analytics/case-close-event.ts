import { analyticsContentGroup } from '../../../schemas/spec/network/analytics.ts';
import { type EventOf, orNothing } from './event-of.ts';
import type { Sender } from './sender.ts';

export type CaseCloseEvent = EventOf<
  'case_close',
  { st_event_value: 'Yes' | 'No'; st_event_comment: string; st_tenant: string; st_user: string }
>;

/** `address`: of the page, without query and hash, which can name the case. Source: docs/requirements.md, DF-4. */
export const caseCloseEvent = (
  { isClosed, address }: { isClosed: boolean; address: string },
  { tenant, user }: Sender,
): CaseCloseEvent => ({
  content_group: analyticsContentGroup,
  event_name: 'case_close',
  st_event_value: isClosed ? 'Yes' : 'No',
  st_event_comment: address,
  st_tenant: orNothing(tenant),
  st_user: orNothing(user),
});
