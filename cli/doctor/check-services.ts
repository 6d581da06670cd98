import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { inEachLocale, serviceBase } from '../../pipeline/config/in-locale.ts';
import { absoluteUrl } from '../../schemas/urls.ts';
import { type ConfiguredService, servicesOf } from '../service-check/services-of.ts';
import { whyUnreached } from '../service-check/why-unreached.ts';
import { type Check, ok, skipped, warn } from './check.ts';

const deadlineMs = 5000;

/** Checks each live service: it is off, or it is on and answers, or it does not answer. Its status does not matter. */
export async function checkServices(config: PipelineConfig): Promise<Check[]> {
  const hosts = hostsOf(config);
  const checks = servicesOf(config).map(async (service) => {
    const { name, address } = service;
    if (address === undefined) return [skipped(`service ${name}`, 'off')];
    if (address.startsWith('/')) return checkOwnService(service, address, hosts);
    return [await askService(service, { subject: `service ${name}`, address })];
  });
  return (await Promise.all(checks)).flat();
}

interface Host {
  /** As a check names it: empty for that of the first locale. */
  readonly where: string;
  /** The address of the folder that services are below, without a slash at its end. Undefined: no `siteUrl` names it. */
  readonly address: string | undefined;
}

/** The hosts of the site, each once: a locale can have its own. */
function hostsOf(config: PipelineConfig): readonly Host[] {
  const all = inEachLocale(config).map((each, index): Host => {
    const { siteUrl, locale = '' } = each;
    return {
      where: index === 0 ? '' : ` in ${locale}`,
      address: siteUrl && absoluteUrl('', { siteUrl, basePath: serviceBase(each) }),
    };
  });
  return [...new Map(all.toReversed().map((host) => [host.address, host])).values()].toReversed();
}

/** A service on the site's own host. Without it, readers see links that fail. What takes only posts is named once. */
async function checkOwnService(
  service: ConfiguredService,
  path: string,
  hosts: readonly Host[],
): Promise<readonly Check[]> {
  const subject = `service ${service.name}`;
  if (takesOnlyPosts.has(service.name))
    return [skipped(subject, `on; ${path} takes only what readers send, and nothing was sent.`)];
  const named = hosts.flatMap(({ where, address }) =>
    address === undefined ? [] : [{ subject: subject + where, address: address + path }],
  );
  if (named.length === 0)
    return [skipped(subject, `on; ${path} is on the host of the site, which no "siteUrl" names.`)];
  const ending = service.name === 'helpCenter' ? '/token' : '';
  return Promise.all(
    named.map((each) => askService(service, { ...each, address: each.address + ending, refusals: [404] })),
  );
}

const takesOnlyPosts: ReadonlySet<string> = new Set(['caseClose', 'log', 'feedback', 'search']);

interface Asked {
  readonly subject: string;
  readonly address: string;
  readonly refusals?: readonly number[];
}

async function askService(
  { setting }: ConfiguredService,
  { subject, address, refusals }: Asked,
): Promise<Check> {
  const why = await whyUnreached(address, { deadlineMs, ...(refusals && { refusals }) });
  return why === undefined
    ? ok(subject, `on; ${address} answers`)
    : warn(
        subject,
        `on, but ${address} ${why}. Correct "${setting}", or leave it out if the site has no such service.`,
      );
}
