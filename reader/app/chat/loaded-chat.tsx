import '../../messages/more.ts';
import { type ReactNode, use, useMemo } from 'react';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { ChatRoom, type ChatRoomProps } from '../../features/chat/chat-room.tsx';
import { chatService } from '../../services/help-center/chat.ts';
import { type Session, SessionContext } from '../session/session.ts';
import { useFeedback } from '../site/use-feedback.ts';
import { useFlag } from '../site/use-flag.ts';
import { useHelpCenter } from '../site/use-help-center.ts';
import { useChatPage } from './use-chat-page.ts';

type LoadedChatProps = Omit<
  ChatRoomProps,
  'service' | 'page' | 'reader' | 'withholdsUnverified' | 'onFeedback'
> & {
  bundle: Bundle;
};

/** Brings the chat together with the page, its reader and where feedback goes. */
export function LoadedChat(props: LoadedChatProps): ReactNode {
  const call = useHelpCenter();
  const service = useMemo(() => call && chatService(call), [call]);
  const session = use(SessionContext);
  const give = useFeedback();
  const withholdsUnverified = useFlag('withholdUnverifiedAnswers');
  const { page, article } = useChatPage();
  if (service === undefined) return null;
  return (
    <ChatRoom
      {...props}
      service={service}
      page={page}
      reader={readerOf(session)}
      withholdsUnverified={withholdsUnverified}
      // feedback without an entry of its own is about the current article
      onFeedback={(feedback) => give(article === undefined ? feedback : { entry: article, ...feedback })}
    />
  );
}

/** Signing in or out starts another conversation. */
function readerOf(session: Session): string | undefined {
  if (session.isAuthenticated) return `${session.tenantName}/${session.userName}`;
  return session.isPending === true ? undefined : '';
}
