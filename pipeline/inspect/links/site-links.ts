import type { EntryId } from '../../../schemas/base/ids.ts';
import { inConfiguration } from '../../config/in-configuration.ts';
import { givenText, type TextPerLanguage } from '../../config/per-language.ts';
import type { Graph } from '../../graph.ts';
import { reference } from '../../link/text-references.ts';
import { addressIn, isPageLink, type Link, type PageLink } from './links-of.ts';

type Path = readonly (string | number)[];

/** The links of the header and the footer, from the configuration. */
export function siteLinks(graph: Graph): Link[] {
  const { header, footer } = graph.config.site;
  const linkAt = (
    { label, url }: { readonly label: TextPerLanguage; readonly url: string },
    path: Path,
  ): Link => {
    const asReference = reference({
      kind: 'url',
      target: url,
      from: noEntry,
      field: [],
      text: givenText(label, graph.locale),
    });
    return {
      at: inConfiguration('site', ...path),
      reference: asReference,
      address: addressIn(asReference, graph),
    };
  };
  const listAt = (links: typeof header.links, path: Path): Link[] =>
    links.map((link, index) => linkAt(link, [...path, index, 'url']));
  return [
    ...listAt(header.links, ['header', 'links']),
    ...(header.ideasUrl === undefined
      ? []
      : [linkAt({ label: 'Ideas', url: header.ideasUrl }, ['header', 'ideasUrl'])]),
    ...footer.columns.flatMap(({ links }, index) => listAt(links, ['footer', 'columns', index, 'links'])),
    ...listAt(footer.social, ['footer', 'social']),
    ...listAt(footer.legal, ['footer', 'legal']),
  ];
}

/** The links of the header and the footer to pages of this site. */
export const sitePageLinks = (graph: Graph): PageLink[] => siteLinks(graph).filter(isPageLink);

/** No entry has an empty id. */
const noEntry = '' as EntryId;
