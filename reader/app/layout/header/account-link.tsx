import { LogIn, LogOut } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { pages } from '../../../../schemas/urls.ts';
import { useAddress } from '../../../bundle/base-path.ts';
import { message } from '../../../messages/message.ts';
import button from '../../../ui/button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { useLoaded } from '../../../browser/use-loaded.ts';
import { SessionContext } from '../../session/session.ts';
import { useSignInUrl } from '../../session/use-sign-in-url.ts';
import styles from './account-link.module.css';

/** 'Log in' for an anonymous reader, 'Log out' with the name of one who is signed in. Source: docs/requirements.md, AU-2. */
export function AccountLink(): ReactNode {
  const session = use(SessionContext);
  const signInUrl = useSignInUrl();
  const address = useAddress();
  const name = useLoaded(loadName, session.isAuthenticated);
  if (session.isAuthenticated) {
    return (
      <div className={styles.signedIn}>
        {name === undefined ? (
          <span className={styles.name}>{session.userDisplayName}</span>
        ) : (
          <name.AccountName {...session} />
        )}
        <a href={address(pages.signOut)} className={styles.logOut}>
          <LogOut />
          {message('header.logOut')}
        </a>
      </div>
    );
  }
  if (!session.canSignIn) return null;
  return (
    <AppLink to={signInUrl} className={classNames(button.button, button.secondary, styles.logIn)}>
      <LogIn />
      {message('header.logIn')}
    </AppLink>
  );
}

/** The menu needs a library, which only signed-in readers load. */
const loadName = () => import('./account-name.tsx');
