import type { ReactNode } from 'react';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/links/site-link.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import styles from './ways-to-ask.module.css';

/** Links to people who can help if no page does. */
export function WaysToAsk({
  offersSignIn,
  onAskChat,
}: {
  offersSignIn: boolean;
  onAskChat: ((question?: string) => void) | undefined;
}): ReactNode {
  const isHydrated = useHydrated();
  if (!offersSignIn && onAskChat === undefined) return null;
  return (
    <section aria-labelledby="ways-to-ask">
      <h2 id="ways-to-ask" className={styles.heading}>
        {message('notFound.ask')}
      </h2>
      <div className={styles.ways}>
        {onAskChat !== undefined && (
          <div className={isHydrated ? undefined : styles.waiting}>
            <Button look="secondary" onClick={() => onAskChat()}>
              {message('notFound.chat')}
            </Button>
          </div>
        )}
        {offersSignIn && <SiteLink to={pages.signIn}>{message('notFound.contact')}</SiteLink>}
      </div>
    </section>
  );
}
