import { emptyProfile, type Profile } from '../../../schemas/services/profile.ts';
import { articleOfType } from '../sample.ts';
import { Reply } from './reply.ts';
import type { Received, ServiceName } from './service-calls.ts';

/** What a call is answered with: a value that is sent as JSON, or a `Reply`. */
export type AnswerOf<Name extends ServiceName> = (call: Received<Name>) => unknown;

/** What the stand-in has given out so far. */
export interface Given {
  /** Of the page that called last. */
  origin: string;
  token: string;
  /** Tokens that are good no longer. */
  readonly revoked: Set<string>;
  sessions: number;
  replies: number;
  profile: Profile;
}

export const nothingGiven = (): Given => ({
  origin: '',
  token: 'token-1',
  revoked: new Set(),
  sessions: 0,
  replies: 0,
  profile: emptyProfile,
});

const { url, title } = articleOfType.kbHowTo;
const now = '2026-11-02T15:00:00.000Z';

/** An answer that rests on a page of the sample. */
export const answerOf = (own: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  id: 'answer-1',
  text: `Open the job and press **Take payment**. [${title}](${url}) shows each step.`,
  error: null,
  isTransientError: false,
  isGuardrailed: false,
  scoredUrls: [{ url, score: 0.92, title }],
  ...own,
});

const noContent = (): Reply => new Reply({ status: 204 });

/** How a service answers that is well. */
export const defaultAnswers = (given: Given): { readonly [Name in ServiceName]: AnswerOf<Name> } => ({
  profile: () => given.profile,
  token: () => given.token,
  baseUrl: ({ path }) => given.origin + path.slice(0, -'helpcenter/baseurl'.length),
  settings: () => ({ isInternal: false, feedbackUrl: 'https://ideas.example.com/', showFilters: true }),
  filterOptions: () => ({
    contentTypes: [
      { id: 'kbHowTo', displayName: 'How-to' },
      { id: 'kbFaq', displayName: 'FAQ' },
      { id: 'kbReleaseNotes', displayName: 'Release notes' },
    ],
    productAreas: [
      { id: 'payments', displayName: 'Payments' },
      { id: 'dispatch', displayName: 'Dispatch' },
    ],
    sources: [
      { id: 'KBContentful', displayName: 'Knowledge Base' },
      { id: 'Absorb', displayName: 'Academy' },
    ],
  }),
  createSession: ({ body }) => {
    given.sessions += 1;
    return { id: `session-${given.sessions}`, createdUtc: now, closedUtc: null, botId: 'bot-1', ...body };
  },
  userMessage: ({ body: { sessionId } }) => {
    given.replies += 1;
    return answerOf({
      id: `reply-${given.replies}`,
      sessionId,
      timestampUtc: now,
      retryAfter: null,
      guardFlag: null,
      botVersion: '1.0',
      userMessageId: `message-${given.replies}`,
      metadata: {},
    });
  },
  botMessageFeedback: noContent,
  sessionFeedback: noContent,
  updateSessionCategory: noContent,
  closeSession: noContent,
  refreshAuthCookies: () =>
    new Reply({ body: 'cookies', headers: { 'content-type': 'application/octet-stream' } }),
  quickAnswer: () => answerOf(),
  quickAnswerVote: noContent,
  caseClose: ({ body: { caseId } }) => ({ result: 'success', message: `The case ${caseId} is closed.` }),
  log: noContent,
  feedback: noContent,
});
