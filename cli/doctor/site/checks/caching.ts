import { count } from '../../../../schemas/base/count.ts';
import type { Check } from '../../check.ts';
import type { Answer } from '../ask-host.ts';
import { assetsIn, pageAnswers } from '../answers-in.ts';
import type { DeployedSite } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';
import { spread } from '../spread.ts';

const yearSeconds = 31_536_000;
const maxFiles = 12;

/** How long browsers may keep each kind of file. */
export async function checkCaching(site: DeployedSite): Promise<Check[]> {
  const { ask, locales, pages } = site;
  const found = async (addresses: readonly string[]): Promise<readonly Answer[]> =>
    (await Promise.all(addresses.map(ask))).filter(({ status }) => status === 200);
  const inEach = (path: string) => found(locales.map(({ address }) => address + path));
  const articles = spread(pages, 2).map(({ locale, file }) => `${locale.address}bundle/${file}`);
  const hashed = await found([...spread(assetsIn(site), maxFiles), ...articles]);
  const askedAgain = 'browsers ask for it each time';
  return [
    judged('caching of hashed files', {
      results: hashed.map(hashedFault),
      fine: `${count(hashed.length, 'file')} kept for a year`,
    }),
    judged('caching of pages', { results: pageAnswers(site).map(keptFault), fine: askedAgain }),
    judged('caching of the manifest', {
      results: (await inEach('bundle/manifest.json')).map(keptFault),
      fine: askedAgain,
    }),
    judged('caching of sw.js', { results: (await inEach('sw.js')).map(keptFault), fine: askedAgain }),
  ];
}

const hashedFault = (answer: Answer): Fault | undefined => {
  const sent = answer.headers.get('cache-control') ?? '';
  return /\bimmutable\b/iu.test(sent) && (keptSeconds(sent) ?? 0) >= yearSeconds ? undefined : sentBy(answer);
};

const keptFault = (answer: Answer): Fault | undefined =>
  keptSeconds(answer.headers.get('cache-control') ?? '') === 0 ? undefined : sentBy(answer);

const sentBy = ({ address, headers }: Answer): Fault => {
  const sent = headers.get('cache-control');
  return { address, came: sent === null ? 'has no cache-control' : `has the cache-control "${sent}"` };
};

/** Undefined: as long as the browser likes. Source: RFC 9111, "Cache-Control". */
function keptSeconds(sent: string): number | undefined {
  if (/\bno-(?:cache|store)\b/iu.test(sent)) return 0;
  const [, seconds] = /\bmax-age="?(\d+)/iu.exec(sent) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}
