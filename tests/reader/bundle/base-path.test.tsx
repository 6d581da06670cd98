// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useAddress, useServiceAddress } from '../../../reader/bundle/base-path.ts';
import { SiteAddress } from '../../../reader/bundle/pages/site-address.ts';
import { render } from '../render.tsx';

function Links(): ReactNode {
  const address = useAddress();
  const ofService = useServiceAddress();
  const urls = [
    address('/how-to/a'),
    address('/Auth/Logout'),
    ofService('/auth/profile'),
    ofService('https://x.example'),
  ];
  return urls.map((url) => <a key={url} href={url} aria-label={url} />);
}

const linksIn = (page: Element) =>
  Array.from(page.querySelectorAll('a'), (link) => link.getAttribute('href'));

test('pages are below the folder of a locale, sign-in and services below that of the whole site [DP-1]', () => {
  const page = render(
    <SiteAddress value={{ basePath: '/help/es-mx/', serviceBase: '/help/' }}>
      <Links />
    </SiteAddress>,
  );
  expect(linksIn(page)).toEqual([
    '/help/es-mx/how-to/a',
    '/help/Auth/Logout',
    '/help/auth/profile',
    'https://x.example',
  ]);
});

test('without locales, services are below the folder of the site', () => {
  const page = render(
    <SiteAddress value={{ basePath: '/help/' }}>
      <Links />
    </SiteAddress>,
  );
  expect(linksIn(page)).toEqual([
    '/help/how-to/a',
    '/help/Auth/Logout',
    '/help/auth/profile',
    'https://x.example',
  ]);
});
