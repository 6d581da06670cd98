import { textOf } from './answer.ts';
import type { Answer } from './ask-host.ts';
import type { DeployedPage, DeployedSite } from './deployed-site.ts';

/** The first page in each locale. */
export const firstPages = ({ locales, pages }: Pick<DeployedSite, 'locales' | 'pages'>): DeployedPage[] =>
  locales.flatMap((locale) => pages.find((page) => page.locale === locale) ?? []);

/** The pages that came: the home page of each locale, and sampled ones. */
export const pageAnswers = ({ locales, pages }: Pick<DeployedSite, 'locales' | 'pages'>): Answer[] =>
  [...locales.map(({ home }) => home), ...pages.map(({ arrival }) => arrival)]
    .map(({ answer }) => answer)
    .filter(({ status }) => status === 200);

/** The addresses of the files in `assets/` that these pages name. */
export const assetsIn = (site: Pick<DeployedSite, 'locales' | 'pages'>): readonly string[] => [
  ...new Set(pageAnswers(site).flatMap(assetsOfPage)),
];

const assetsOfPage = (page: Answer): string[] =>
  [...textOf(page).matchAll(/(?:src|href)="(\/[^"]*\bassets\/[^"]+)"/gu)].map(
    ([, path = '']) => new URL(path, page.address).href,
  );
