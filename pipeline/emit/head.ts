import type { Head } from '../../schemas/bundle/index.ts';
import { absoluteUrl } from '../../schemas/urls.ts';
import type { PipelineConfig } from '../config/config.ts';

/** The longest description that search engines show, in characters. */
export const maxDescription = 155;

export interface HeadInput {
  readonly title: string;
  readonly description: string | undefined;
  readonly url: string;
  readonly noIndex: boolean;
}

/** The content of a page's head. Source: docs/requirements.md, RT-7. */
export const headOf = ({ title, description, url, noIndex }: HeadInput, config: PipelineConfig): Head => ({
  title: title === config.site.name ? title : `${title} | ${config.site.name}`,
  ...(description && { description }),
  robots: noIndex || !config.searchEngines ? 'noindex,nofollow' : 'index,follow',
  ...canonicalOf(url, config),
});

const canonicalOf = (url: string, { siteUrl, basePath }: PipelineConfig): Pick<Head, 'canonical'> =>
  siteUrl === undefined ? {} : { canonical: absoluteUrl(url, { siteUrl, basePath }) };
