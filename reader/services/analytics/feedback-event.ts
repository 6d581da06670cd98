import {
  analyticsContentGroup,
  analyticsNothing as nothing,
  analyticsTicked as ticked,
} from '../../../schemas/spec/network/analytics.ts';
import { type EventOf, orNothing } from './event-of.ts';
import type { Sender } from './sender.ts';

/** A reader's answer to the poll of an article. Source: docs/requirements.md, "Entities". */
export type ArticleFeedback = { readonly helpful: true } | ({ readonly helpful: false } & Explanation);

/** The reader's reason why an article did not help. */
export interface Explanation {
  readonly couldntFind: boolean;
  readonly didntWork: boolean;
  readonly unclear: boolean;
  readonly comment: string;
}

export type FeedbackEvent = EventOf<
  'feedback',
  {
    st_event_value: 'Yes' | 'No';
    st_event_comment: string;
    st_tenant: string;
    st_user: string;
    st_feedback_couldnt_find: Tick;
    st_feedback_unclear: Tick;
    st_feedback_didnt_work: Tick;
  }
>;

type Tick = typeof ticked | typeof nothing;

/** Source: docs/requirements.md, AP-2. */
export function feedbackEvent(feedback: ArticleFeedback, { tenant, user }: Sender): FeedbackEvent {
  const { couldntFind, didntWork, unclear, comment } = feedback.helpful ? noExplanation : feedback;
  return {
    content_group: analyticsContentGroup,
    event_name: 'feedback',
    st_event_value: feedback.helpful ? 'Yes' : 'No',
    st_event_comment: orNothing(comment),
    st_tenant: orNothing(tenant),
    st_user: orNothing(user),
    st_feedback_couldnt_find: tickOf(couldntFind),
    st_feedback_unclear: tickOf(unclear),
    st_feedback_didnt_work: tickOf(didntWork),
  };
}

export const noExplanation: Explanation = {
  couldntFind: false,
  didntWork: false,
  unclear: false,
  comment: '',
};

const tickOf = (isTicked: boolean): Tick => (isTicked ? ticked : nothing);
