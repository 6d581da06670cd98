import { failure, type Result, success } from '../../../../schemas/base/result.ts';
import type { BotReply } from '../../../../schemas/services/help-center/chat.ts';
import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import type { ChatService } from '../../../services/help-center/chat-service.ts';
import type { ChatState } from '../state/chat-state.ts';
import type { ChatEvent } from '../state/next-chat-state.ts';
import type { ChatPage } from './chat-page.ts';
import { logChatFailure, logReplyError } from './log-failure.ts';
import { messageRequest } from './message-request.ts';

type Answer<Value> = Promise<Result<Value, ServiceFailure>>;

interface Delivery {
  readonly current: () => ChatState;
  readonly page: ChatPage;
  readonly onEvent: (event: ChatEvent) => void;
  readonly signal: AbortSignal;
}

/**
 * The first question waits this long for its cookies. A service that refuses it without them sets new ones. Unit: ms.
 */
const cookiePatienceMs = 2000;

/**
 * Sends the last question. The service's cookies are renewed before the first one of a page load, because their age
 * is unknown. A session that the service has lost is replaced, and the question is sent once more. Source:
 * docs/requirements.md, CH-2.
 */
export function createDeliver(service: ChatService): (delivery: Delivery) => Promise<void> {
  let hasRefreshed = false;
  return async (delivery) => {
    if (!hasRefreshed) {
      hasRefreshed = true;
      await Promise.race([service.refreshCookies(), passed(cookiePatienceMs)]);
    }
    let answer = await attempt(service, delivery);
    if (!answer.ok && isSessionUnknown(answer.failure) && !delivery.signal.aborted) {
      delivery.onEvent({ kind: 'sessionLost' });
      answer = await attempt(service, delivery);
    }
    if (delivery.signal.aborted) return;
    if (!answer.ok) logChatFailure('A question in the chat has no answer.', answer.failure);
    else if (answer.value?.error !== undefined) logReplyError(answer.value.error);
    delivery.onEvent(
      answer.ok
        ? { kind: 'reply', reply: answer.value, at: new Date().toISOString() }
        : { kind: 'fail', by: answer.failure.kind },
    );
  };
}

const passed = (timeMs: number) => new Promise<void>((done) => setTimeout(done, timeMs));

const isSessionUnknown = (failed: ServiceFailure): boolean =>
  failed.kind === 'refused' && (failed.status === 404 || failed.status === 410);

async function attempt(service: ChatService, delivery: Delivery): Answer<BotReply | undefined> {
  const session = await sessionFor(service, delivery);
  if (!session.ok) return session;
  const { current, page, onEvent, signal } = delivery;
  await updateCategory(service, delivery, session.value);
  if (signal.aborted) return failure({ kind: 'aborted' });
  return service.sendMessage(messageRequest(session.value, current(), page), {
    signal,
    onText: (text) => onEvent({ kind: 'text', text }),
  });
}

async function sessionFor(service: ChatService, { current, page, onEvent }: Delivery): Answer<string> {
  const known = current().sessionId;
  if (known !== undefined) return success(known);
  const { category, sessionCategory } = page;
  const answer = await service.createSession(sessionCategory ?? (category === undefined ? {} : { category }));
  if (!answer.ok) return answer;
  if (answer.value === undefined) return failure({ kind: 'unreadable', reason: 'there is no session' });
  onEvent({ kind: 'session', id: answer.value.id, category: sessionCategory });
  return success(answer.value.id);
}

/** From a page of another category than the one before. Without it the answer is as good as it was. */
async function updateCategory(service: ChatService, { current, page, onEvent }: Delivery, sessionId: string) {
  const known = current().category;
  const wanted = page.sessionCategory;
  if (wanted === undefined) return;
  if (wanted.category === known?.category && wanted.subCategory === known.subCategory) return;
  const answer = await service.updateCategory(sessionId, wanted);
  if (answer.ok) onEvent({ kind: 'category', category: wanted });
  else logChatFailure('The category of the chat was not changed.', answer.failure);
}
