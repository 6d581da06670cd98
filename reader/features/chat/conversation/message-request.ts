import type { UserMessageRequest } from '../../../../schemas/services/help-center/chat.ts';
import { chatInstance } from '../../../../schemas/spec/network/services.ts';
import type { ChatState } from '../state/chat-state.ts';
import type { ChatPage } from './chat-page.ts';

/** The reader's last question as the service takes it. Source: docs/requirements.md, CH-2. */
export function messageRequest(
  sessionId: string,
  { messages, filters }: ChatState,
  { path, locale }: ChatPage,
): UserMessageRequest {
  const asked = messages.filter(({ by }) => by === 'reader');
  return {
    sessionId,
    text: asked.at(-1)?.text ?? '',
    requestParams: { page: path, locale },
    source: { area: chatInstance },
    isControlGroup: false,
    filters: {
      contentTypes: [...filters.contentTypes],
      productAreas: [...filters.productAreas],
      sources: [...filters.sources],
    },
    includeHistory: asked.length > 1,
  };
}
