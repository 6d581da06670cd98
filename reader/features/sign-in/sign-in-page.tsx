import { BriefcaseBusiness, UserRound } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { returnPath } from '../../../schemas/services/return-path.ts';
import { pages } from '../../../schemas/urls.ts';
import { useAddress } from '../../bundle/base-path.ts';
import { SiteAddress } from '../../bundle/pages/site-address.ts';
import { message } from '../../messages/message.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useAddressQuery } from '../../browser/use-address-query.ts';
import styles from './sign-in-page.module.css';
import { WayBack } from './way-back.tsx';

interface SignInPageProps {
  siteName: string;
  /** The name of a reader who is signed in already. */
  signedInAs: string | undefined;
}

/**
 * Sends a reader to the right sign-in, and back to the page that they came from. Source: docs/requirements.md, RT-6.
 */
export function SignInPage({ siteName, signedInAs }: SignInPageProps): ReactNode {
  const address = useAddress();
  const { basePath } = useContext(SiteAddress);
  const name = productName(siteName);
  const returnUrl = returnPath(useAddressQuery().get('ReturnUrl'), basePath);
  const withReturn = (path: string) =>
    returnUrl === undefined ? address(path) : `${address(path)}?returnUrl=${encodeURIComponent(returnUrl)}`;
  return (
    <div className={styles.page}>
      <PageHeading title={message('signIn.heading', { name })} lead={message('signIn.lead')} />
      <WayBack returnUrl={returnUrl} signedInAs={signedInAs} />
      <div className={styles.choices}>
        <a href={withReturn(pages.signInCustomer)} className={styles.choice}>
          <UserRound />
          <strong>{message('signIn.customer')}</strong>
          <span>{message('signIn.customerText')}</span>
        </a>
        <a href={withReturn(pages.signInEmployee)} className={styles.choice}>
          <BriefcaseBusiness />
          <strong>{message('signIn.employee')}</strong>
          <span>{message('signIn.employeeText', { name })}</span>
        </a>
      </div>
    </div>
  );
}

/** Avoids "help center" twice if the site's name contains it. */
const productName = (siteName: string): string =>
  siteName.replace(/\s+(?:help cent(?:er|re)|knowledge base)$/iu, '');
