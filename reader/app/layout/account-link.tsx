import { LogIn, LogOut } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { SessionContext } from '../session.ts';
import { useSignInUrl } from '../use-sign-in-url.ts';
import styles from './account-link.module.css';

/** 'Log in' for an anonymous reader, 'Log out' with the name of one who is signed in. Source: requirements AU-2. */
export function AccountLink(): ReactNode {
  const session = use(SessionContext);
  const signInUrl = useSignInUrl();
  const name = useLoaded(loadName, session.isAuthenticated);
  if (session.isAuthenticated) {
    return (
      <div className={styles.signedIn}>
        {name === undefined ? (
          <span className={styles.name}>{session.userDisplayName}</span>
        ) : (
          <name.AccountName {...session} />
        )}
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

/** What the name opens comes with a library, which only readers who are signed in have to load. */
const loadName = () => import('./account-name.tsx');
