import { LogIn, LogOut } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { pages } from '../../../../schemas/urls.ts';
import { useAddress } from '../../../bundle/base-path.ts';
import { message } from '../../../messages/message.ts';
import button from '../../../ui/button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { SessionContext } from '../../session/session.ts';
import { useSignInUrl } from '../../session/use-sign-in-url.ts';
import styles from './drawer-account.module.css';

/** The same as `AccountLink` where there is room for the whole name. Source: docs/requirements.md, LY-3, AU-2. */
export function DrawerAccount(): ReactNode {
  const session = use(SessionContext);
  const signInUrl = useSignInUrl();
  const address = useAddress();
  if (session.isAuthenticated) {
    return (
      <div className={styles.account}>
        <p className={styles.reader}>
          {message('header.signedInAs')} <strong>{session.userDisplayName}</strong>
          {session.tenantName !== '' && <span>{session.tenantName}</span>}
        </p>
        <a href={address(pages.signOut)} className={classNames(button.button, button.secondary)}>
          <LogOut />
          {message('header.logOut')}
        </a>
      </div>
    );
  }
  if (!session.canSignIn) return null;
  return (
    <div className={styles.account}>
      <ButtonLink to={signInUrl} look="secondary">
        <LogIn />
        {message('header.logIn')}
      </ButtonLink>
    </div>
  );
}
