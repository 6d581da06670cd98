import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import { count } from '../../../schemas/base/count.ts';
import { type Check, ok, skipped } from '../check.ts';
import { checkServices } from '../check-services.ts';
import type { Ask } from './ask-host.ts';
import { checkCaching } from './checks/caching.ts';
import { checkCompression } from './checks/compression.ts';
import { checkContentTypes } from './checks/content-types.ts';
import { checkEarlierVersions } from './checks/earlier-versions.ts';
import { checkEncryption } from './checks/encryption.ts';
import { checkHtmlAsBuilt } from './checks/html-as-built.ts';
import { checkNotFound } from './checks/not-found.ts';
import { checkOneVersion } from './checks/one-version.ts';
import { checkOwnAddress } from './checks/own-address.ts';
import { checkPages } from './checks/pages.ts';
import { checkBasePath, checkConfiguration } from './checks/place.ts';
import { checkRedirects } from './checks/redirects.ts';
import { checkSearchEngines } from './checks/search-engines.ts';
import { checkSecurityHeaders } from './checks/security-headers.ts';
import { checkServiceWorker } from './checks/service-worker.ts';
import { type DeployedSite, openSite } from './deployed-site.ts';
import { configOf } from './expected-headers.ts';

/** In the order in which they are printed. */
const checks: readonly ((site: DeployedSite) => Promise<Check[]>)[] = [
  checkPages,
  checkNotFound,
  checkOneVersion,
  checkHtmlAsBuilt,
  checkEarlierVersions,
  checkOwnAddress,
  checkEncryption,
  checkRedirects,
  checkCaching,
  checkContentTypes,
  checkServiceWorker,
  checkSecurityHeaders,
  checkCompression,
  checkSearchEngines,
  checkSiteServices,
];

interface SiteOptions {
  readonly ask: Ask;
  /** The user's configuration, if there is one. */
  readonly config: PipelineConfig | undefined;
}

/** Asks a deployed site whether its host does all that it must. `address` is that of its home page and ends with a slash. */
export async function checkSite(address: string, options: SiteOptions): Promise<readonly Check[]> {
  const opened = await openSite(address, options);
  if (!opened.ok) return [opened.failure];
  const site = opened.value;
  const [root] = site.locales;
  const basePath = checkBasePath(root);
  if (basePath.state === 'fail') return [basePath]; // every address in its pages is wrong
  const ofConfig = options.config === undefined ? [] : [checkConfiguration(root, options.config)];
  const results = await Promise.all(checks.map((check) => check(site)));
  return [...describeSite(site), basePath, ...ofConfig, ...results.flat()];
}

function describeSite({ locales }: DeployedSite): Check[] {
  const [root] = locales;
  const articles = locales.flatMap(({ manifest }) => manifest.files).filter(({ url }) => url !== undefined);
  const asked = locales.map(({ site }) => site.locale).join(', ');
  const elsewhere = (root.site.locales ?? []).filter(({ siteUrl }) => siteUrl !== root.site.siteUrl);
  return [
    ok('site', `${root.address} in ${asked}, with ${count(articles.length, 'article')}`),
    ...elsewhere.map(({ locale, siteUrl = '' }) =>
      skipped(
        `site in ${locale}`,
        `It is on another host; ask it with \`fieldbook doctor --site ${siteUrl}\`.`,
      ),
    ),
  ];
}

/** They are looked for on the host that was asked. */
function checkSiteServices({ locales: [root] }: DeployedSite): Promise<Check[]> {
  return checkServices({ ...configOf(root), siteUrl: new URL(root.address).origin });
}
