/** A page as search engines see it. */
export interface IndexedPage {
  readonly url: string;
  readonly html: string;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag)?.[1]?.replaceAll('&amp;', '&');

const links = (html: string): string[] => html.match(/<link\b[^>]*>/gu) ?? [];

/** The address of each language that a page names. */
export const hreflangsOf = (html: string): Map<string, string> =>
  new Map(
    links(html).flatMap((link) => {
      const [language, href] = [attribute(link, 'hreflang'), attribute(link, 'href')];
      return language === undefined || href === undefined ? [] : [[language, href] as const];
    }),
  );

const canonicalOf = (html: string): string | undefined => {
  const canonical = links(html).find((link) => attribute(link, 'rel') === 'canonical');
  return canonical && attribute(canonical, 'href');
};

/**
 * What is wrong with the translations that pages name, a line each. Source: Google Search Central, "Tell Google about localized versions of
 * your page": each version names itself and all others, and each names it back.
 */
export function hreflangFaults(pages: readonly IndexedPage[]): string[] {
  const byUrl = new Map(pages.map(({ url, html }) => [url, html]));
  return pages.flatMap(({ url, html }) => {
    const named = hreflangsOf(html);
    if (named.size === 0) return [];
    const others = [...named].filter(([language]) => language !== 'x-default');
    const isItself = others.some(([, href]) => href === url);
    const fallback = named.get('x-default');
    return [
      ...(isItself ? [] : [`${url} does not name itself`]),
      ...(canonicalOf(html) === url ? [] : [`${url} is not its own canonical address`]),
      ...(others.some(([, href]) => href === fallback)
        ? []
        : [`${url} has no usual version among the others`]),
      ...others.flatMap(([language, href]) => {
        const other = byUrl.get(href);
        if (other === undefined) return [`${url} names ${href}, which is no page`];
        if (/^<html lang="([^"]+)"/mu.exec(other)?.[1] !== language) return [`${href} is not in ${language}`];
        return [...hreflangsOf(other).values()].includes(url) ? [] : [`${href} does not name ${url} back`];
      }),
    ];
  });
}
