import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { inEachLocale } from '../../pipeline/config/in-locale.ts';
import { switchedOn } from '../../pipeline/config/services.ts';
import type { OwnService } from '../../schemas/services/addresses.ts';
import { absoluteUrl } from '../../schemas/urls.ts';
import { type Check, ok, skipped, warn } from './check.ts';

const deadlineMs = 5000;

type SiteConfig = Pick<PipelineConfig, 'services' | 'siteUrl' | 'basePath' | 'locale'>;

/** Checks whether the live services answer. Their status does not matter. Each locale has its own on the host of its site. */
export async function checkServices(config: PipelineConfig): Promise<Check[]> {
  const [first = config, ...others] = inEachLocale(config);
  const inOthers = others.map((each) => checkOwnServices(each, ` in ${each.locale ?? ''}`));
  const ofOthers = Object.entries(switchedOn(config.services)).flatMap(([name, address]) =>
    address.startsWith('/') ? [] : [checkService(`service ${name}`, address)],
  );
  const all = await Promise.all([checkOwnServices(first), ...inOthers, Promise.all(ofOthers)]);
  return all.flat();
}

/** The services on the host of the site. What takes only posts is named once. */
const checkOwnServices = (config: SiteConfig, where = ''): Promise<Check[]> =>
  Promise.all(
    Object.entries(switchedOn(config.services))
      .filter(([name, address]) => address.startsWith('/') && (where === '' || !takesOnlyPosts.has(name)))
      .map(async ([name, address]) => {
        const subject = `service ${name}${where}`;
        if (takesOnlyPosts.has(name))
          return skipped(subject, `${address} takes only what readers send, and nothing was sent.`);
        return checkOwnService(
          { name, subject },
          name === 'helpCenter' ? `${address}/token` : address,
          config,
        );
      }),
  );

const takesOnlyPosts: ReadonlySet<string> = new Set<OwnService>(['caseClose', 'log', 'feedback']);

/** A service on the site's own host. Without it, readers see links that fail. */
async function checkOwnService(
  { name, subject }: { readonly name: string; readonly subject: string },
  path: string,
  { siteUrl, basePath }: SiteConfig,
): Promise<Check> {
  if (siteUrl === undefined)
    return skipped(subject, `${path} is on the host of the site, which no "siteUrl" names.`);
  const address = absoluteUrl(path, { siteUrl, basePath });
  const check = await checkService(subject, address, [404]);
  return check.state === 'warn'
    ? warn(subject, `${check.finding} Where the site has no such service, set "services.${name}" to false.`)
    : check;
}

async function checkService(
  subject: string,
  address: string,
  refusals: readonly number[] = [],
): Promise<Check> {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
    return status < 500 && !refusals.includes(status)
      ? ok(subject, address)
      : warn(subject, `${address} answers with ${status}; ask who runs it.`);
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
    const why = name === 'TimeoutError' ? `no answer within ${deadlineMs / 1000} s` : (cause?.code ?? name);
    return warn(
      subject,
      `${address} is not reached (${why}): readers would not have it. Correct it in the configuration.`,
    );
  }
}
