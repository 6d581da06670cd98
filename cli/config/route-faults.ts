import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { ownPrefixes } from '../../pipeline/config/route-prefixes.ts';
import { type OwnPrefixes, prefixOf, routedTypes, routes as usual } from '../../schemas/routes.ts';
import { offlinePage } from '../../schemas/service-worker.ts';
import { tagsRoute } from '../../schemas/spec/pages/tags.ts';
import { pages } from '../../schemas/urls.ts';
import { shown } from './shown.ts';

/** Folders of every site that hold no articles. */
const folders = ['/assets', '/bundle', '/Auth', tagsRoute, offlinePage.url];

/** The prefixes of `routes` that stand in each other's way, or in that of a page that every site has. */
export const routeFaults = (config: PipelineConfig): string[] => [
  ...new Set(localesOf(config).flatMap((locale) => faultsIn(config, locale))),
];

/** Each language that a prefix is given for, and those of all other locales. */
const localesOf = ({ routes }: PipelineConfig): string[] => [
  '',
  ...Object.values(routes).flatMap((given) => (typeof given === 'object' ? Object.keys(given) : [])),
];

function faultsIn(config: PipelineConfig, locale: string): string[] {
  const own = ownPrefixes(config, locale);
  return Object.entries(own).flatMap(([type, path]) => {
    const fault = faultOf(path, type, own);
    const place = `"routes.${type}" is ${shown(decodeURIComponent(path))}`;
    return fault === undefined ? [] : [`${place}${locale === '' ? '' : ` in ${locale}`}: ${fault}`];
  });
}

function faultOf(path: string, type: string, own: OwnPrefixes): string | undefined {
  const page = [...Object.values(pages), ...folders].find((each) => each !== '/' && isAtOrBelow(path, each));
  if (page !== undefined) return `${page} is a page or a folder of every site`;
  const other = routedTypes.find((each) => each !== type && prefixOf(each, own) === path);
  if (other !== undefined) return `the pages of ${other} are there; give them another prefix, or choose one`;
  const above = Object.values(usual).find((each) => each !== path && isAtOrBelow(path, each));
  return above === undefined ? undefined : `it is below ${above}, which is a usual prefix; choose another`;
}

/** Hosts do not all mind upper and lower case. */
const isAtOrBelow = (path: string, folder: string): boolean =>
  `${path}/`.toLowerCase().startsWith(`${folder}/`.toLowerCase());
