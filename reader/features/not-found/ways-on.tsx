import type { ReactNode } from 'react';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/links/site-link.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { WayBack } from './way-back.tsx';
import styles from './ways-on.module.css';

export interface WaysOnProps {
  /**
   * Who is signed in can contact support already: the prerendered link keeps its place, so that nothing moves. Absent where nobody can
   * sign in.
   */
  readonly signIn: 'offered' | 'done' | undefined;
  /** Absent: there is no chat. */
  readonly onAskChat: ((question?: string) => void) | undefined;
}

/** The way back, and the ways to people who can help if no page does. */
export function WaysOn({ signIn, onAskChat }: WaysOnProps): ReactNode {
  const isHydrated = useHydrated();
  return (
    <div className={styles.ways}>
      <WayBack />
      {onAskChat !== undefined && (
        <div className={isHydrated ? undefined : styles.unseen}>
          <Button look="plain" onClick={() => onAskChat()}>
            {message('notFound.chat')}
          </Button>
        </div>
      )}
      {signIn !== undefined && (
        <div className={signIn === 'done' ? styles.unseen : undefined}>
          <SiteLink to={pages.signIn} className={styles.signIn}>
            {message('notFound.contact')}
          </SiteLink>
        </div>
      )}
    </div>
  );
}
