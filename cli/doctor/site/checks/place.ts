import type { PipelineConfig } from '../../../../pipeline/config/config.ts';
import { inEachLocale } from '../../../../pipeline/config/in-locale.ts';
import type { Check } from '../../check.ts';
import { type LocaleSite } from '../deployed-site.ts';
import { judged } from '../judged.ts';

/** Whether the site is in the folder for which it was built. If not, every address in its pages is wrong. */
export function checkBasePath({ address, site: { basePath } }: LocaleSite): Check {
  const isRight = new URL(address).pathname === basePath;
  const fault = { address, came: `has a site that was built for the folder ${basePath}` };
  return judged('base path', { results: [isRight ? undefined : fault], fine: basePath });
}

/** Whether the configuration at hand is that of the site. */
export function checkConfiguration({ address, site }: LocaleSite, config: PipelineConfig): Check {
  const all = inEachLocale(config);
  const own = all.find(({ locale }) => locale === site.locale) ?? config;
  const fault = (['siteUrl', 'basePath'] as const)
    .filter((name) => trimmed(own[name]) !== trimmed(site[name]))
    .map(
      (name) => `was built with the ${name} ${shown(site[name])}; the configuration has ${shown(own[name])}`,
    )[0];
  return judged('configuration', {
    results: [fault === undefined ? undefined : { address, came: fault }],
    fine: 'the site was built with its `siteUrl` and `basePath`',
  });
}

/** A slash at the end of `siteUrl` makes no difference. */
const trimmed = (value: string | undefined): string | undefined => value?.replace(/\/+$/u, '');

const shown = (value: string | undefined): string => (value === undefined ? 'none' : `"${value}"`);
