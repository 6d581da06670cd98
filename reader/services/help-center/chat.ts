import {
  botReply,
  chatFilterOptions,
  chatPaths as paths,
  chatSession,
  chatSettings,
} from '../../../schemas/services/help-center/chat.ts';
import {
  answerTimeoutMs,
  chatInstance,
  missingParameterMessage,
} from '../../../schemas/spec/network/services.ts';
import { callAnswer } from './answer-call.ts';
import { chatCall, sendChatRequest } from './chat-call.ts';
import type { ChatService } from './chat-service.ts';
import type { HelpCenterCall } from './help-center-call.ts';
import { logged } from '../log-failure.ts';
import { expectingReply } from '../http/unexpected-answer.ts';

/** The chat of a help center. Source: docs/requirements.md, CH-1 to CH-4. */
export function chatService(helpCenter: HelpCenterCall): ChatService {
  const call = chatCall(helpCenter);
  return {
    settings: (signal) => call({ path: paths.settings, reply: chatSettings, signal }),
    filterOptions: (signal) => call({ path: paths.filterOptions, reply: chatFilterOptions, signal }),
    createSession: (source) =>
      call({
        method: 'POST',
        path: paths.createSession,
        body: { source: { instance: chatInstance, ...source } },
        reply: chatSession,
      }),
    sendMessage: (body, follow) => {
      requireParameters({ sessionId: body.sessionId });
      const answer = { path: paths.userMessage, body, reply: botReply, follow, timeoutMs: answerTimeoutMs };
      let times = 0;
      return helpCenter({ timeoutMs: answerTimeoutMs, signal: follow.signal }, async (access) => {
        times += 1;
        // It was refused, and goes once more with a new token: new cookies go with it.
        if (times > 1) await logged(cookiesNotRenewed, sendChatRequest(access, cookieRefresh));
        return expectingReply(access, (watched) => callAnswer(watched, answer));
      });
    },
    rateMessage: ({ sessionId, botMessageId }, body) => {
      const query = { sessionId, botMessageId };
      requireParameters(query);
      return call({ method: 'POST', path: paths.botMessageFeedback, query, body });
    },
    rateSession: (sessionId, body) => {
      requireParameters({ sessionId });
      return call({ method: 'POST', path: paths.sessionFeedback, query: { sessionId }, body });
    },
    updateCategory: (sessionId, { category, subCategory }) => {
      const query = { category, subCategory, sessionId };
      requireParameters(query);
      return call({ method: 'POST', path: paths.updateSessionCategory, query });
    },
    closeSession: (sessionId) => {
      requireParameters({ sessionId });
      return call({ method: 'POST', path: paths.closeSession, query: { sessionId } });
    },
    refreshCookies: () => logged(cookiesNotRenewed, call(cookieRefresh)),
  };
}

/** A file comes with the cookies; nothing of it is read. */
const cookieRefresh = { method: 'POST', path: paths.refreshAuthCookies } as const;

const cookiesNotRenewed = { category: 'chat', message: 'The cookies of the chat were not renewed.' };

/** Throws where one is missing: no service is asked about nothing. Source: docs/requirements.md, CH-4. */
function requireParameters(parameters: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null || value === '')
      throw new TypeError(missingParameterMessage(name));
  }
}
