import { sha256 } from '../../../../pipeline/hash.ts';
import { count } from '../../../../schemas/base/count.ts';
import type { ManifestFile } from '../../../../schemas/bundle/index.ts';
import type { Check } from '../../check.ts';
import { came, textOf } from '../answer.ts';
import type { Answer, Ask } from '../ask-host.ts';
import { assetsIn } from '../answers-in.ts';
import type { DeployedPage, DeployedSite, LocaleSite } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';
import { isOfVersion, pageDataIn } from '../page-data.ts';
import { pathOf } from '../path-of.ts';
import { spread } from '../spread.ts';

const maxAssets = 20;

/** Whether pages, the bundle's files, scripts and the worker are of one build, and all of them are there. */
export async function checkOneVersion(site: DeployedSite): Promise<Check[]> {
  const { ask, locales, pages } = site;
  const files = locales.flatMap((locale) => namedFiles(locale, pages).map((file) => ({ locale, file })));
  const assets = spread(assetsIn(site), maxAssets);
  const results = [
    ...locales.map((locale) => pageFault({ locale, arrival: locale.home })),
    ...pages.map(pageFault),
    ...(await Promise.all(files.map(({ locale, file }) => fileFault(ask, locale, file)))),
    ...(await Promise.all(locales.map((locale) => manifestFault(site, locale)))),
    ...(await Promise.all(locales.map((locale) => workerFault(ask, locale)))),
    ...(await Promise.all(assets.map(ask))).map((answer) => missing(answer) ?? writtenFault(site, answer)),
  ];
  const fine = `${count(pages.length, 'page')}, ${count(files.length + assets.length, 'file')}`;
  return [judged('one version', { results, fine })];
}

/** The files for all pages, and those of the sampled articles. */
function namedFiles({ manifest }: LocaleSite, pages: readonly DeployedPage[]): ManifestFile[] {
  const sampled = new Set(pages.map(({ file }) => file));
  return manifest.files.filter(({ url, path }) => url === undefined || sampled.has(path));
}

const otherVersion = 'is of another version than bundle/manifest.json';

interface ShownPage extends Pick<DeployedPage, 'arrival' | 'locale'> {
  /** Undefined: the home page. */
  readonly file?: string;
  readonly route?: string;
}

function pageFault({ route, file, locale, arrival: { answer } }: ShownPage): Fault | undefined {
  if (answer.status !== 200) return undefined;
  const data = pageDataIn(textOf(answer));
  const { address } = answer;
  if (data === undefined) return { address, came: 'is no page of a Fieldbook site' };
  if (route !== undefined && data.url !== route) return { address, came: `shows the page of ${data.url}` };
  return isOfVersion(data, locale.manifest, file) ? undefined : { address, came: otherVersion };
}

const missing = (answer: Answer): Fault | undefined =>
  answer.status === 200
    ? undefined
    : { address: answer.address, came: `${came(answer)}, and a page names it` };

async function fileFault(ask: Ask, { address }: LocaleSite, file: ManifestFile): Promise<Fault | undefined> {
  const answer = await ask(`${address}bundle/${file.path}`);
  if (answer.status !== 200)
    return { address: answer.address, came: `${came(answer)}, and the manifest names it` };
  return sha256(answer.bytes) === file.sha256
    ? undefined
    : { address: answer.address, came: 'has not the hash that the manifest names' };
}

const manifestFault = async (site: DeployedSite, { address }: LocaleSite): Promise<Fault | undefined> =>
  writtenFault(site, await site.ask(`${address}bundle/manifest.json`));

async function workerFault(ask: Ask, { address, site, manifest }: LocaleSite): Promise<Fault | undefined> {
  const answer = await ask(`${address}sw.js`);
  if (answer.status !== 200 || site.serviceWorker === false || manifest.shell === undefined) return undefined;
  return textOf(answer).includes(manifest.shell)
    ? undefined
    : { address: answer.address, came: otherVersion };
}

function writtenFault({ written, locales: [root] }: DeployedSite, answer: Answer): Fault | undefined {
  const hash = written?.get(pathOf(answer.address, root.address));
  return hash === undefined || hash === sha256(answer.bytes)
    ? undefined
    : { address: answer.address, came: 'has not the hash that version.json names' };
}
