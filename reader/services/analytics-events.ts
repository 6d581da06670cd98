import {
  analyticsContentGroup,
  analyticsNothing as nothing,
  analyticsTicked as ticked,
} from '../../schemas/spec/analytics.ts';

/** Everything that analytics is told. docs/analytics.md lists the fields. */
export type AnalyticsEvent =
  | PageViewEvent
  | SearchEvent
  | NoResultEvent
  | NoClickEvent
  | MediaEvent
  | FeedbackEvent
  | CaseCloseEvent;

type EventOf<Name extends string, Fields> = {
  readonly content_group: typeof analyticsContentGroup;
  readonly event_name: Name;
} & Readonly<Fields>;

type PageViewEvent = EventOf<'page_view', { page_path: string; page_title: string }>;

type SearchEvent = EventOf<'search', { search_term: string; search_from: string }>;

type NoResultEvent = EventOf<'no_result', { search_term: string }>;

type NoClickEvent = EventOf<'no_click', { search_term: string; search_results: number }>;

/** Source: docs/requirements.md, AR-19. */
type MediaEvent = EventOf<
  'media',
  {
    media_action: MediaProgress['event'];
    media_title: string;
    media_url: string;
    media_position_seconds: number;
    media_duration_seconds: number | typeof nothing;
  }
>;

/** Source: docs/requirements.md, AP-2. */
type FeedbackEvent = EventOf<
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

/** Source: docs/requirements.md, DF-4. */
type CaseCloseEvent = EventOf<
  'case_close',
  { st_event_value: 'Yes' | 'No'; st_event_comment: string; st_tenant: string; st_user: string }
>;

type Tick = typeof ticked | typeof nothing;

/** What a reader says of an article. Source: docs/requirements.md, "Entities". */
export type ArticleFeedback = { readonly helpful: true } | ({ readonly helpful: false } & Explanation);

/** Why an article did not help. */
export interface Explanation {
  readonly couldntFind: boolean;
  readonly didntWork: boolean;
  readonly unclear: boolean;
  readonly comment: string;
}

/** Absent of an anonymous reader. */
export interface Sender {
  readonly tenant?: string;
  readonly user?: string;
}

/** `path`: the page's path on this site, without query and hash, which can name a case. */
export const pageViewEvent = ({ path, title }: { path: string; title: string }): PageViewEvent => ({
  content_group: analyticsContentGroup,
  event_name: 'page_view',
  page_path: path,
  page_title: title,
});

/** `from`: the path of the page where the search began; absent where it began elsewhere. Source: docs/requirements.md, HM-1. */
export const searchEvent = ({
  words,
  from = nothing,
}: {
  words: string;
  from?: string | undefined;
}): SearchEvent => ({
  content_group: analyticsContentGroup,
  event_name: 'search',
  search_term: words,
  search_from: from,
});

/** Words have found nothing. */
export const noResultEvent = (words: string): NoResultEvent => ({
  content_group: analyticsContentGroup,
  event_name: 'no_result',
  search_term: words,
});

/** A reader has left what words found, and followed none of it. */
export const noClickEvent = (words: string, results: number): NoClickEvent => ({
  content_group: analyticsContentGroup,
  event_name: 'no_click',
  search_term: words,
  search_results: results,
});

/** What a reader does with a file that plays. Frames of other sites report nothing. Source: docs/requirements.md, AR-19. */
export interface MediaProgress {
  /** `progress` comes once a second while a file plays. */
  readonly event: 'play' | 'progress' | 'pause' | 'ended';
  readonly title: string;
  readonly url: string;
  readonly positionSeconds: number;
  /** Undefined where the file does not say how long it is. */
  readonly durationSeconds: number | undefined;
}

/** Source: docs/requirements.md, AR-19. */
export const mediaEvent = (progress: MediaProgress): MediaEvent => ({
  content_group: analyticsContentGroup,
  event_name: 'media',
  media_action: progress.event,
  media_title: orNothing(progress.title),
  media_url: progress.url,
  media_position_seconds: Math.round(progress.positionSeconds),
  media_duration_seconds:
    progress.durationSeconds === undefined ? nothing : Math.round(progress.durationSeconds),
});

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

export const noExplanation: Explanation = {
  couldntFind: false,
  didntWork: false,
  unclear: false,
  comment: '',
};

const tickOf = (isTicked: boolean): Tick => (isTicked ? ticked : nothing);

/** An empty field would look like a lost one. */
const orNothing = (text = ''): string => text.trim() || nothing;
