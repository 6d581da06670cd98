import type { Check } from '../../check.ts';
import { skipped } from '../../check.ts';
import { textOf } from '../answer.ts';
import type { Answer } from '../ask-host.ts';
import { pageAnswers } from '../answers-in.ts';
import { type DeployedSite, isTrial } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';

/** Whether pages and sitemaps name the site by the address at which it was asked. */
export async function checkOwnAddress(site: DeployedSite): Promise<Check[]> {
  const { ask, locales } = site;
  const [root] = locales;
  const { siteUrl, searchEngines } = root.site;
  const name = 'address of the site';
  if (siteUrl === undefined)
    return [skipped(name, 'Without `siteUrl`, pages have no canonical address and there is no sitemap.')];
  const sitemaps = await Promise.all(
    (searchEngines === false ? [] : locales).map(({ address }) => ask(`${address}sitemap.xml`)),
  );
  const { origin } = new URL(root.address);
  const results = [
    ...pageAnswers(site).map((answer) => nameFault(answer, /<link rel="canonical" href="([^"]*)"/gu, origin)),
    ...sitemaps.map((answer) =>
      answer.status === 200
        ? nameFault(answer, /<loc>([^<]*)/gu, origin)
        : { address: answer.address, came: `answers with ${answer.status}` },
    ),
  ];
  return [judged(name, { results, fine: origin, ...(isTrial(root) && { state: 'warn' }) })];
}

function nameFault(answer: Answer, naming: RegExp, origin: string): Fault | undefined {
  const named = [...textOf(answer).matchAll(naming)].map(([, address = '']) => address);
  const other = named.find((address) => !`${address}/`.startsWith(`${origin}/`));
  return other === undefined ? undefined : { address: answer.address, came: `names ${other} as its address` };
}
