import { type ReactNode, useContext } from 'react';
import { withoutBidiControls } from '../../../schemas/base/text/without-bidi-controls.ts';
import { pages } from '../../../schemas/urls.ts';
import { SiteAddress } from '../../bundle/pages/site-address.ts';
import { message } from '../../messages/message.ts';
import { SiteLink } from '../../ui/links/site-link.tsx';
import styles from './way-back.module.css';

interface WayBackProps {
  /** Starts at the host's root. */
  returnUrl: string | undefined;
  signedInAs: string | undefined;
}

/**
 * Links to the page where the reader came from, and redirects a signed-in reader at once. Its space is reserved,
 * because only the browser knows the text.
 */
export function WayBack({ returnUrl, signedInAs }: WayBackProps): ReactNode {
  const { basePath } = useContext(SiteAddress);
  if (signedInAs !== undefined) {
    return (
      // another paragraph, so that nothing is seen to move from the one before
      <p key="signedIn" className={styles.wayBack}>
        <span>{message('signIn.signedInAs', { name: signedInAs })}</span>{' '}
        <SiteLink to={withinSite(returnUrl, basePath)}>{message('signIn.goOn')}</SiteLink>
      </p>
    );
  }
  return (
    <p className={styles.wayBack}>
      {returnUrl !== undefined && (
        <>
          <span>{message('signIn.returnsTo')}</span> <code dir="ltr">{readable(returnUrl)}</code>
        </>
      )}
    </p>
  );
}

const withinSite = (returnUrl: string | undefined, basePath: string): string =>
  returnUrl === undefined ? pages.home : `/${returnUrl.slice(basePath.length)}`;

/** The address without encoding, as a person would write it. No part of it can look like another address. */
function readable(url: string): string {
  try {
    return withoutBidiControls(decodeURI(url));
  } catch {
    return url;
  }
}
