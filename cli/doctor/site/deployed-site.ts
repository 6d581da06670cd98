import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';
import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import { failure, type Result, success } from '../../../schemas/base/result.ts';
import { type BundleFiles, currentFormat, type Manifest } from '../../../schemas/bundle/index.ts';
import { parseVersionList, versionListName } from '../../site/versions/version-list.ts';
import { type Check, fail } from '../check.ts';
import { type Arrival, came, follow, jsonIn, textOf } from './answer.ts';
import type { Answer, Ask } from './ask-host.ts';
import { judged } from './judged.ts';
import { spread } from './spread.ts';

const maxPages = 20;

/** A deployed site in one locale, as it describes itself. */
export interface LocaleSite {
  /** Ends with a slash. */
  readonly address: string;
  readonly manifest: Manifest;
  readonly site: BundleFiles['site'];
  readonly home: Arrival;
}

/** The page of an article. */
export interface DeployedPage {
  readonly address: string;
  readonly route: string;
  /** The path of the article's file in the bundle. */
  readonly file: string;
  readonly locale: LocaleSite;
  readonly arrival: Arrival;
}

export interface DeployedSite {
  readonly ask: Ask;
  /** Those on this host, the asked one first. */
  readonly locales: readonly [LocaleSite, ...LocaleSite[]];
  /** At most 20, from all parts of the site and from each locale. */
  readonly pages: readonly DeployedPage[];
  /** The hash of each file that the build wrote, by its path below the asked address. Undefined if the host does not serve this list. */
  readonly written: ReadonlyMap<string, string> | undefined;
  /** The user's configuration. */
  readonly config: PipelineConfig | undefined;
}

/** Whether pages name another host as that of the site, as those of a trial do. */
export const isTrial = ({ address, site: { siteUrl } }: LocaleSite): boolean =>
  siteUrl !== undefined && parseUrl(siteUrl)?.hostname !== new URL(address).hostname;

/** Reads what the site says of itself in each locale. If that cannot be read, the failed check says why. */
export async function openSite(
  address: string,
  { ask, config }: Pick<DeployedSite, 'ask' | 'config'>,
): Promise<Result<DeployedSite, Check>> {
  const first = await openLocale(address, ask);
  if (!first.ok) return first;
  const others: LocaleSite[] = [];
  for (const other of addressesOfOthers(first.value)) {
    const opened = await openLocale(other, ask);
    if (!opened.ok) return opened;
    others.push(opened.value);
  }
  const locales = [first.value, ...others] as const;
  const perLocale = Math.max(2, Math.floor(maxPages / locales.length));
  const pages = await Promise.all(locales.flatMap((each) => pagesOf(each, perLocale, ask)));
  return success({ ask, config, locales, pages, written: await readWritten(address, ask) });
}

async function openLocale(address: string, ask: Ask): Promise<Result<LocaleSite, Check>> {
  const answer = await ask(`${address}bundle/manifest.json`);
  const manifest = jsonIn(answer, currentFormat.manifest);
  const file = manifest?.files.find(({ name }) => name === 'site');
  if (manifest === undefined || file === undefined) return failure(fail('site', noSiteAt(answer)));
  const fileAnswer = await ask(`${address}bundle/${file.path}`);
  const site = jsonIn(fileAnswer, currentFormat.files.site);
  if (site !== undefined) return success({ address, manifest, site, home: await follow(ask, address) });
  const wrong = { address: fileAnswer.address, came: `is named by the manifest, and ${came(fileAnswer)}` };
  return failure(judged('one version', { results: [wrong], fine: '' }));
}

function noSiteAt(answer: Answer): string {
  const { address, status, trouble } = answer;
  if (trouble !== undefined) return `${address} ${trouble}. Check the address and the network.`;
  const found = status === 200 ? 'is no manifest that this version of Fieldbook can read' : came(answer);
  return `${address} ${found}. Give the address of the home page of a deployed site, such as https://help.example.com/help/.`;
}

/** The site in its other locales on the same host. */
const addressesOfOthers = ({ address, site }: LocaleSite): string[] =>
  (site.locales ?? [])
    .filter(({ basePath, siteUrl }) => siteUrl === site.siteUrl && basePath !== site.basePath)
    .map(({ basePath }) => parseUrl(basePath, address)?.href ?? '')
    .filter((other) => other.startsWith(new URL('/', address).href));

const pagesOf = (locale: LocaleSite, most: number, ask: Ask): Promise<DeployedPage>[] =>
  spread(
    locale.manifest.files.filter(({ url }) => url !== undefined),
    most,
  ).map(async ({ url: route = '', path: file }) => {
    const address = locale.address + route.slice(1);
    return { address, route, file, locale, arrival: await follow(ask, address) };
  });

async function readWritten(address: string, ask: Ask): Promise<DeployedSite['written']> {
  const answer = await ask(address + versionListName);
  try {
    const { files } = parseVersionList(textOf(answer));
    return new Map(files.map(({ path, sha256 }) => [path, sha256]));
  } catch {
    return undefined;
  }
}
