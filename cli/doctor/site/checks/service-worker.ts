import { parseUrl } from '../../../../pipeline/addresses/parse-url.ts';
import type { Check } from '../../check.ts';
import { came, mediaTypeIn, textOf } from '../answer.ts';
import type { Answer } from '../ask-host.ts';
import type { DeployedSite } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';

/** Whether browsers can install `sw.js` for the whole site, in each locale. Source: W3C, "Service Workers", "Update". */
export async function checkServiceWorker({ ask, locales }: DeployedSite): Promise<Check[]> {
  const answers = await Promise.all(locales.map(({ address }) => ask(`${address}sw.js`)));
  return [judged('service worker', { results: answers.map(workerFault), fine: 'sw.js can be installed' })];
}

function workerFault(answer: Answer): Fault | undefined {
  const { address, headers } = answer;
  const fault = (what: string): Fault => ({ address, came: what });
  if (answer.status !== 200) return fault(came(answer));
  const type = mediaTypeIn(answer);
  if (!/^(?:text|application)\/javascript$/u.test(type)) return fault(`has the content type "${type}"`);
  if (/^\s*</u.test(textOf(answer))) return fault('is a page in place of the script');
  const scope = headers.get('service-worker-allowed');
  const folder = new URL('.', address).pathname;
  return scope === null || folder.startsWith(parseUrl(scope, address)?.pathname ?? scope)
    ? undefined
    : fault(`is for ${scope} alone, as service-worker-allowed says`);
}
