import type { Check } from '../../check.ts';
import { textOf } from '../answer.ts';
import { pageAnswers } from '../answers-in.ts';
import { type DeployedSite, isTrial } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';

/** Whether search engines may list the site, as `searchEngines` says. They read robots.txt in the root of a host alone. */
export async function checkSearchEngines(site: DeployedSite): Promise<Check[]> {
  const [root] = site.locales;
  const robots = await site.ask(new URL('/robots.txt', root.address).href);
  const isForbidden = robots.status === 200 && forbids(textOf(robots), root.site.basePath);
  const noIndex = pageAnswers(site).find(({ headers }) =>
    /noindex/iu.test(headers.get('x-robots-tag') ?? ''),
  );
  const faults: Fault[] = [];
  if (root.site.searchEngines === false) {
    if (!isForbidden && noIndex === undefined)
      faults.push({ address: root.address, came: 'lets search engines list the site' });
  } else {
    if (isForbidden) faults.push({ address: robots.address, came: 'forbids the whole site' });
    if (noIndex !== undefined)
      faults.push({ address: noIndex.address, came: 'sends `x-robots-tag: noindex`' });
  }
  const fine = root.site.searchEngines === false ? 'kept out' : 'allowed';
  const results = faults.length === 0 ? [undefined] : faults;
  return [judged('search engines', { results, fine, ...(isTrial(root) && { state: 'warn' }) })];
}

/** Whether all robots are kept out of a folder. Source: RFC 9309, "Robots Exclusion Protocol". */
function forbids(text: string, folder: string): boolean {
  const lines = text.split('\n').map((line) => /^\s*([\w-]+)\s*:\s*([^#]*)/u.exec(line.trim()));
  let isForAll = false;
  let isAfterRule = true;
  let longest = { length: -1, isForbidden: false };
  for (const [, field = '', value = ''] of lines.filter((line) => line !== null)) {
    const [name, path] = [field.toLowerCase(), value.trim()];
    if (name === 'user-agent') isForAll = path === '*' || (isForAll && !isAfterRule);
    isAfterRule = name !== 'user-agent';
    const counts = isForAll && path !== '' && folder.startsWith(path.replace(/\*$/u, ''));
    if (counts && (name === 'allow' || name === 'disallow') && path.length >= longest.length)
      longest = { length: path.length, isForbidden: name === 'disallow' };
  }
  return longest.isForbidden;
}
