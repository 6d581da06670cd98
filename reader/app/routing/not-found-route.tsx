import '../../messages/more.ts';
import { type ReactNode, use } from 'react';
import { NotFoundPage } from '../../features/not-found/not-found-page.tsx';
import type { NotFoundData } from './page-data.ts';
import { type Session, SessionContext } from '../session/session.ts';
import { useChat } from '../chat/use-chat.ts';

/** The page in place of one that does not exist. */
export function NotFoundRoute({ nearest, featured }: Pick<NotFoundData, 'nearest' | 'featured'>): ReactNode {
  const session = use(SessionContext);
  return (
    <NotFoundPage nearest={nearest} featured={featured} signIn={signInOf(session)} onAskChat={useChat()} />
  );
}

function signInOf(session: Session): 'offered' | 'done' | undefined {
  if (session.isAuthenticated) return 'done';
  return session.canSignIn ? 'offered' : undefined;
}
