import '../../messages/more.ts';
import { type ReactNode, use } from 'react';
import { useLoaderData } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { SignInPage } from '../../features/sign-in/sign-in-page.tsx';
import { message } from '../../messages/message.ts';
import { loadMissing, notFound } from '../routing/content-loader.ts';
import type { PageAsked } from '../routing/late-page.tsx';
import { listPage } from '../routing/list-page.ts';
import type { NotFoundData } from '../routing/page-data.ts';
import { SessionContext } from '../session/session.ts';
import { useSite } from '../site/use-site.ts';

/** Sign-in needs a profile service. Source: docs/requirements.md, RT-6. */
export async function load({ bundle, ...asked }: PageAsked) {
  const { services } = await bundle.site();
  if (services.profile === undefined) return loadMissing(bundle, { ...asked, path: pages.signIn });
  return listPage(bundle, {
    path: pages.signIn,
    title: message('signIn.breadcrumb'),
    robots: 'noindex,nofollow',
  });
}

export function Page(): ReactNode {
  const data: object | NotFoundData = useLoaderData();
  const site = useSite();
  const session = use(SessionContext);
  if ('nearest' in data) return <notFound.Part {...data} />;
  return (
    <SignInPage
      siteName={site.name}
      signedInAs={session.isAuthenticated ? session.userDisplayName : undefined}
    />
  );
}
