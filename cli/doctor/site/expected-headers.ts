import { config as configuration, type PipelineConfig } from '../../../pipeline/config/config.ts';
import { hostHeaders } from '../../../pipeline/headers/site-headers.ts';
import { pageAnswers } from './answers-in.ts';
import { textOf } from './answer.ts';
import type { DeployedSite, LocaleSite } from './deployed-site.ts';

export interface ExpectedHeaders {
  readonly headers: Readonly<Record<string, string>>;
  /** False: the configuration is not known, and can allow more hosts than these. */
  readonly isWhole: boolean;
}

/** The headers that the build asks of a host: from the configuration, else from `_headers` if the host serves it, else from the bundle. */
export async function expectedHeaders(site: DeployedSite): Promise<ExpectedHeaders> {
  const { ask, config, locales } = site;
  const styles = stylesIn(site);
  if (config !== undefined) return { headers: hostHeaders(config, styles), isWhole: true };
  const [root] = locales;
  const file = await ask(`${root.address}_headers`);
  const headers = file.status === 200 ? headersIn(textOf(file)) : {};
  return 'content-security-policy' in headers
    ? { headers, isWhole: true }
    : { headers: hostHeaders(configOf(root), styles), isWhole: false };
}

/** The styles inside the pages that were asked for, which the policy must allow. */
const stylesIn = (site: DeployedSite): string[] =>
  pageAnswers(site).flatMap((page) =>
    Array.from(textOf(page).matchAll(/<style>([^]*?)<\/style>/gu), ([, css = '']) => css),
  );

/** The configuration as far as the bundle shows it. */
export function configOf({ site }: LocaleSite): PipelineConfig {
  const { siteUrl, basePath, locale, scripts, scriptProxy, searchEngines, search: service } = site;
  const services = { profile: false, ...site.services };
  const known = {
    siteUrl,
    basePath,
    locale,
    scripts,
    scriptProxy,
    searchEngines,
    services,
    search: { service },
  };
  const parsed = configuration.safeParse(known);
  return parsed.success ? parsed.data : configuration.parse({ services: { profile: false } });
}

/** The headers of the first rule, which is for all files. */
function headersIn(text: string): Record<string, string> {
  const [, rule = ''] = /^\/.*\n((?:[ \t]+.*\n?)+)/mu.exec(text) ?? [];
  return Object.fromEntries(
    [...rule.matchAll(/^[ \t]+([\w-]+): (.*)$/gmu)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}
