import '../../messages/more.ts';
import { type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { isPageAddress } from '../../../schemas/services/is-page-address.ts';
import { pages } from '../../../schemas/urls.ts';
import { NotFoundPage } from '../../features/not-found/not-found-page.tsx';
import type { NotFoundData } from './page-data.ts';
import { type Session, SessionContext } from '../session/session.ts';
import { useChat } from '../chat/use-chat.ts';
import { useFeedback } from '../site/use-feedback.ts';

/** The page in place of one that does not exist. */
export function NotFoundRoute({ nearest, featured }: Pick<NotFoundData, 'nearest' | 'featured'>): ReactNode {
  const session = use(SessionContext);
  const give = useFeedback();
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== pages.notFound && isPageAddress(pathname))
      give({ kind: 'missing', value: 'noResult', reasons: [], page: pathname });
  }, [give, pathname]);
  return (
    <NotFoundPage nearest={nearest} featured={featured} signIn={signInOf(session)} onAskChat={useChat()} />
  );
}

function signInOf(session: Session): 'offered' | 'done' | undefined {
  if (session.isAuthenticated) return 'done';
  return session.canSignIn ? 'offered' : undefined;
}
