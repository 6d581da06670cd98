import { sha256 } from '../../../../pipeline/hash.ts';
import { count } from '../../../../schemas/base/count.ts';
import type { Check } from '../../check.ts';
import { textOf } from '../answer.ts';
import type { Answer } from '../ask-host.ts';
import type { DeployedPage, DeployedSite } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';
import { isOfVersion, pageDataIn } from '../page-data.ts';
import { pagePathOf, pathOf } from '../path-of.ts';

interface ShownPage extends Pick<DeployedPage, 'route' | 'locale' | 'arrival'> {
  readonly file: string | undefined;
}

/** Whether the host hands out pages byte for byte. Without the list of files only scripts that it adds are found. */
export async function checkHtmlAsBuilt(site: DeployedSite): Promise<Check[]> {
  const { ask, written, locales, pages } = site;
  const [root] = locales;
  const manifest = await ask(`${root.address}bundle/manifest.json`);
  // a list of another version says nothing of these pages
  const hashes = written?.get('bundle/manifest.json') === sha256(manifest.bytes) ? written : undefined;
  const homes = locales.map((locale) => ({ route: '/', file: undefined, locale, arrival: locale.home }));
  const shown = [...homes, ...pages].filter(isOfManifest);
  const results = shown.map(({ route, locale, arrival: { answer } }) => {
    const folder = pathOf(locale.address, root.address);
    return htmlFault(answer, { basePath: root.site.basePath, hash: hashes?.get(folder + pagePathOf(route)) });
  });
  const how =
    hashes === undefined ? 'no script was added; the host serves no list of files' : 'byte for byte';
  return [judged('HTML as built', { results, fine: `${count(shown.length, 'page')}, ${how}` })];
}

/** Those of another version have a check of their own. */
function isOfManifest({ file, locale, arrival: { answer } }: ShownPage): boolean {
  const data = answer.status === 200 ? pageDataIn(textOf(answer)) : undefined;
  return data !== undefined && isOfVersion(data, locale.manifest, file);
}

function htmlFault(
  answer: Answer,
  { basePath, hash }: { readonly basePath: string; readonly hash: string | undefined },
): Fault | undefined {
  const { address } = answer;
  const [added] = [...textOf(answer).matchAll(/<script\b([^>]*)>/gu)].filter(
    ([, attributes = '']) =>
      !/type="application\/(?:ld\+)?json"/u.test(attributes) && !attributes.includes(`src="${basePath}`),
  );
  if (added !== undefined) return { address, came: `has a script that the build did not write: ${added[0]}` };
  return hash === undefined || hash === sha256(answer.bytes)
    ? undefined
    : { address, came: 'differs from the page that the build wrote' };
}
