import { LogIn, LogOut } from 'lucide-react';
import { lazy, type ReactNode, Suspense, use } from 'react';
import { Link } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { SessionContext } from '../session.ts';
import { useSignInUrl } from '../use-sign-in-url.ts';
import styles from './account-link.module.css';

/** What it opens comes with a library, which only readers who are signed in have to load. */
const AccountName = lazy(async () => ({ default: (await import('./account-name.tsx')).AccountName }));

/** 'Log in' for an anonymous reader, 'Log out' with the name of one who is signed in. Source: requirements AU-2. */
export function AccountLink(): ReactNode {
  const session = use(SessionContext);
  const signInUrl = useSignInUrl();
  if (session.isAuthenticated) {
    return (
      <div className={styles.signedIn}>
        <Suspense fallback={<span className={styles.name}>{session.userDisplayName}</span>}>
          <AccountName {...session} />
        </Suspense>
        <Link to={pages.signOut} reloadDocument className={styles.logOut}>
          <LogOut aria-hidden />
          {message('header.logOut')}
        </Link>
      </div>
    );
  }
  if (!session.canSignIn) return null;
  return (
    <Link to={signInUrl} className={styles.logIn}>
      <LogIn aria-hidden />
      {message('header.logIn')}
    </Link>
  );
}
