import * as z from 'zod/mini';
import { ownServices } from '../../../schemas/services/addresses.ts';
import { chatFeedback } from '../../../schemas/services/help-center/answer-feedback.ts';
import { caseCloseRequest } from '../../../schemas/services/help-center/case-close.ts';
import {
  chatPaths,
  createSessionRequest,
  userMessageRequest,
} from '../../../schemas/services/help-center/chat.ts';
import { feedbackRequest } from '../../../schemas/services/feedback.ts';
import { logRequest } from '../../../schemas/services/log.ts';
import { profileRequest } from '../../../schemas/services/profile.ts';
import { quickAnswerPaths, quickAnswerRequest } from '../../../schemas/services/help-center/quick-answer.ts';
import { quickAnswerVote } from '../../../schemas/services/help-center/quick-answer-vote.ts';

interface ServiceCall<Body> {
  readonly method: 'GET' | 'POST';
  /** Below the site's folder. */
  readonly path: string;
  readonly query: z.ZodMiniType;
  readonly body: z.ZodMiniType<Body>;
  /** Takes the bearer token and the instance header. */
  readonly takesToken: boolean;
}

/** A call without a body. */
const none = z.undefined();
const nothingAsked = z.strictObject({});
const id = z.string().check(z.minLength(1));
const ofSession = { sessionId: id };

const get = (path: string, query: z.ZodMiniType = nothingAsked): ServiceCall<undefined> => ({
  method: 'GET',
  path,
  query,
  body: none,
  takesToken: path.startsWith('/api/'),
});

const post = <Body>(
  path: string,
  body: z.ZodMiniType<Body>,
  query: z.ZodMiniType = nothingAsked,
): ServiceCall<Body> => ({ method: 'POST', path, query, body, takesToken: path.startsWith('/api/') });

/** Every call that a page makes to a service of the help center, with what it may say. */
export const serviceCalls = {
  profile: get(ownServices.profile, profileRequest),
  token: get(`${ownServices.helpCenter}/token`),
  baseUrl: get(`${ownServices.helpCenter}/baseurl`),
  settings: get(chatPaths.settings),
  filterOptions: get(chatPaths.filterOptions),
  createSession: post(chatPaths.createSession, createSessionRequest),
  userMessage: post(chatPaths.userMessage, userMessageRequest),
  botMessageFeedback: post(
    chatPaths.botMessageFeedback,
    chatFeedback,
    z.strictObject({ ...ofSession, botMessageId: id }),
  ),
  sessionFeedback: post(chatPaths.sessionFeedback, chatFeedback, z.strictObject(ofSession)),
  updateSessionCategory: post(
    chatPaths.updateSessionCategory,
    none,
    z.strictObject({ ...ofSession, category: id, subCategory: id }),
  ),
  closeSession: post(chatPaths.closeSession, none, z.strictObject(ofSession)),
  refreshAuthCookies: post(chatPaths.refreshAuthCookies, none),
  quickAnswer: post(quickAnswerPaths.answer, quickAnswerRequest),
  quickAnswerVote: post(quickAnswerPaths.vote, quickAnswerVote),
  caseClose: post(ownServices.caseClose, caseCloseRequest),
  log: post(ownServices.log, logRequest),
  feedback: post(ownServices.feedback, feedbackRequest),
} as const;

export type ServiceName = keyof typeof serviceCalls;

/** What a call says, as its schema reads it. */
export type BodyOf<Name extends ServiceName> = z.infer<(typeof serviceCalls)[Name]['body']>;

/** A call as it came. */
export interface Received<Name extends ServiceName = ServiceName> {
  readonly name: Name;
  /** With the site's folder. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** As the schema of the call reads it; undefined where there is none. */
  readonly body: BodyOf<Name>;
}

export const serviceNames = Object.keys(serviceCalls) as readonly ServiceName[];
