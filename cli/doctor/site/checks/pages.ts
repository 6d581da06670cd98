import { count } from '../../../../schemas/base/count.ts';
import type { Check } from '../../check.ts';
import { type Arrival, came, follow, isHtml, shortTarget, textOf } from '../answer.ts';
import { firstPages } from '../answers-in.ts';
import type { DeployedSite, LocaleSite } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';
import { pageDataIn } from '../page-data.ts';

/** The home page in each locale, and pages of articles, as links to them are written and with a slash. */
export async function checkPages(site: DeployedSite): Promise<Check[]> {
  const { ask, locales, pages } = site;
  const withSlash = firstPages(site).map(({ address }) => `${address}/`);
  const arrivals = await Promise.all(
    withSlash.map(async (each) => ({ address: each, arrival: await follow(ask, each) })),
  );
  return [
    judged('home page', {
      results: locales.map(homeFault),
      fine: locales.map(({ address }) => address).join(', '),
    }),
    judged('pages', {
      results: [...pages, ...arrivals].map(pageFault),
      fine: `${count(pages.length, 'page')} found, also with a slash`,
    }),
    await checkCase(site),
  ];
}

function homeFault({ address, home }: LocaleSite): Fault | undefined {
  const answer = home.hops.length === 0 ? home.answer : undefined;
  if (answer === undefined) return { address, came: `leads to ${home.hops.join(', then to ')}` };
  if (answer.status !== 200) return { address, came: came(answer) };
  const type = answer.headers.get('content-type') ?? '';
  // without an encoding in the header, the one in the document counts
  const isUtf8 = /charset="?utf-?8\b/iu.test(type) || !type.includes('charset');
  return isHtml(answer) && isUtf8 ? undefined : { address, came: `has the content type "${type}"` };
}

interface AskedPage {
  readonly address: string;
  readonly arrival: Arrival;
}

function pageFault({ address, arrival: { answer, hops } }: AskedPage): Fault | undefined {
  const way = hops.map((hop) => shortTarget(hop, address)).join(', then to ');
  const fault = (what: string): Fault => ({ address, came: what });
  if (new Set([address, ...hops]).size <= hops.length) return fault(`leads in a circle: to ${way}`);
  if (hops.some((hop) => new URL(hop).origin !== new URL(address).origin))
    return fault(`leads to another host, or out of https: to ${way}`);
  if (hops.length > 1) return fault(`leads on ${hops.length} times: to ${way}`);
  const where = hops.length === 0 ? '' : `leads to ${way}, which `;
  if (answer.status !== 200) return fault(where + came(answer));
  return isHtml(answer) ? undefined : fault(`${where}is not text/html`);
}

/** An address in capitals must not show the page: for browsers, caches and search engines it is another address. */
async function checkCase(site: DeployedSite): Promise<Check> {
  const results = await Promise.all(
    firstPages(site).map(async ({ locale, route }) => {
      const address = locale.address + route.slice(1).toUpperCase();
      const { answer } = await follow(site.ask, address);
      const isShown = answer.status === 200 && pageDataIn(textOf(answer))?.url === route;
      const isMoved = new URL(answer.address).pathname.includes(route);
      return isShown && !isMoved ? { address, came: `shows the page of ${route}` } : undefined;
    }),
  );
  return judged('upper and lower case', { results, fine: 'an address in capitals is another one' });
}
