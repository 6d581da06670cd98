import { LogIn, LogOut } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { SessionContext } from '../session.ts';
import styles from './account-link.module.css';

/** 'Log in' for an anonymous reader, 'Log out' beside the name of one who is signed in. Source: requirements AU-2. */
export function AccountLink(): ReactNode {
  const session = use(SessionContext);
  if (!session.isAuthenticated) {
    return (
      <Link to={pages.signIn} className={styles.link}>
        <LogIn aria-hidden />
        {message('header.logIn')}
      </Link>
    );
  }
  return (
    <>
      <span className={styles.name}>{session.userDisplayName}</span>
      <Link to={pages.signOut} reloadDocument className={styles.link}>
        <LogOut aria-hidden />
        {message('header.logOut')}
      </Link>
    </>
  );
}
