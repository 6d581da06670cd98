import { parseUrl } from '../../../../pipeline/addresses/parse-url.ts';
import { count } from '../../../../schemas/base/count.ts';
import { currentFormat } from '../../../../schemas/bundle/index.ts';
import { movedPrefixes } from '../../../../schemas/routes.ts';
import type { Check } from '../../check.ts';
import { came, jsonIn, shortTarget, targetOf, textOf } from '../answer.ts';
import type { Answer, Ask } from '../ask-host.ts';
import type { DeployedSite, LocaleSite } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';
import { spread } from '../spread.ts';

const maxRules = 20;
const maxMoved = 5;
const query = 'fieldbook=doctor';

interface Rule {
  readonly address: string;
  /** Absolute. */
  readonly to: string;
  readonly isPermanent: boolean;
}

/** Rules of the table and moved prefixes: whether the host follows them, with which status, and whether it keeps the query. */
export async function checkRedirects({ ask, locales, pages }: DeployedSite): Promise<Check[]> {
  const tables = await Promise.all(locales.map((locale) => tableOf(locale, ask)));
  const rules = spread(tables.flat(), maxRules);
  const moved = pages.flatMap(({ route, locale }) => movedRule(route, locale)).slice(0, maxMoved);
  const asked = await Promise.all(
    [...rules, ...moved].map(async (rule) => ({ rule, answer: await ask(`${rule.address}?${query}`) })),
  );
  const followed = asked.filter((each) => targetFault(each) === undefined);
  const onSite = followed.filter(({ rule }) => keepsQuery(rule));
  return [
    judged('redirects', { results: asked.map(targetFault), fine: `${count(asked.length, 'rule')} followed` }),
    judged('status of redirects', {
      results: followed.map(statusFault),
      fine: '301 and 302, as the table says',
    }),
    judged('query of redirects', { results: onSite.map(queryFault), fine: 'kept' }),
  ];
}

async function tableOf({ address, manifest }: LocaleSite, ask: Ask): Promise<readonly Rule[]> {
  const path = manifest.files.find(({ name }) => name === 'redirects')?.path;
  if (path === undefined) return [];
  const table = jsonIn(await ask(`${address}bundle/${path}`), currentFormat.files.redirects);
  return (table?.rules ?? [])
    .filter(({ from }) => isForEveryHost(from))
    .flatMap((rule) => ruleFor(address, rule));
}

/** Without what some hosts read as a pattern or decode: docs/redirects.md names these. */
const isForEveryHost = (from: string): boolean => !/\*|:[a-z]|%2f|\/\//iu.test(from);

function movedRule(route: string, { address, site }: LocaleSite): Rule[] {
  const folder = movedPrefixes(site.routes ?? {}).find(({ to }) => route.startsWith(`${to}/`));
  if (folder === undefined) return [];
  const from = folder.from + route.slice(folder.to.length);
  return ruleFor(address, { from, to: route, isPermanent: true });
}

function ruleFor(
  address: string,
  { from, to, isPermanent }: { readonly from: string; readonly to: string; readonly isPermanent: boolean },
): Rule[] {
  const target = parseUrl(to.startsWith('/') ? address + to.slice(1) : to)?.href;
  return target === undefined ? [] : [{ address: address + from.slice(1), to: target, isPermanent }];
}

interface Asked {
  readonly rule: Rule;
  readonly answer: Answer;
}

/** A page that leads on, as hosts without redirects have it. */
const isLeadingPage = (answer: Answer): boolean =>
  answer.status === 200 && /<meta[^>]+http-equiv="?refresh/iu.test(textOf(answer));

function targetFault({ rule, answer }: Asked): Fault | undefined {
  if (isLeadingPage(answer)) return undefined;
  const to = targetOf(answer);
  const isRight = to !== undefined && withoutSlash(to) === withoutSlash(rule.to);
  const wanted = shortTarget(rule.to, rule.address);
  return isRight
    ? undefined
    : { address: rule.address, came: `${came(answer)} in place of a redirect to ${wanted}` };
}

/** Without what hosts add to a path. */
function withoutSlash(target: string): string {
  const url = new URL(target);
  const search = url.search.replace(new RegExp(`[?&]${query}$`, 'u'), '');
  return url.origin + url.pathname.replace(/\/$/u, '') + search + url.hash;
}

function statusFault({ rule, answer }: Asked): Fault | undefined {
  const { address, isPermanent } = rule;
  const wanted = isPermanent ? [301, 308] : [302, 307];
  if (wanted.includes(answer.status)) return undefined;
  const sent = isLeadingPage(answer) ? 'a page that leads on' : String(answer.status);
  return { address, came: `answers with ${sent} in place of ${wanted[0]}` };
}

/** Another site, and a target with a query of its own, get none. */
const keepsQuery = ({ address, to }: Rule): boolean =>
  new URL(to).origin === new URL(address).origin && new URL(to).search === '';

const queryFault = ({ answer }: Asked): Fault | undefined =>
  targetOf(answer)?.includes(query) === true
    ? undefined
    : { address: answer.address, came: `${came(answer)}, without the query` };
