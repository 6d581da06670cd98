import type { BundleFiles, Head } from '../../../schemas/bundle/index.ts';
import { hydrationElementId, type Shell } from '../../../schemas/prerenderer.ts';
import { criticalStyles, type StyledPage } from './critical-styles.ts';
import { type HydrationData, serialiseHydrationData } from './hydration-data.ts';
import type { HeadTag } from '../machine-readers/head-tag.ts';
import { tagsHtml } from '../machine-readers/tags-html.ts';

interface Document {
  readonly site: BundleFiles['site'];
  readonly head: Head;
  /** The machine-readable tags of the head. */
  readonly tags: readonly HeadTag[];
  readonly shell: Pick<Shell, 'basePath' | 'critical' | 'scripts' | 'styles'>;
  /** The HTML that React rendered. */
  readonly body: string;
  readonly data: HydrationData;
}

/**
 * The whole page. Nothing in it runs but the module scripts, which come last, so that the text is painted before them:
 * no inline script, no style attribute, no handler. The styles of the first screen are inside where they are known; the sheets then come
 * behind the content, which is painted before them. Source: docs/requirements.md, RT-7.
 */
export function documentHtml({ site, head, tags, shell, body, data }: Document): string {
  const { preloads, content } = withoutPreloads(body);
  const { elements, sheets, theme } = lookOf(site.head, shell);
  const styled = theme.inside === undefined ? undefined : criticalStyles(content, shell.critical);
  const styles =
    styled === undefined
      ? sheets + theme.sheets
      : [styled.css, ...(theme.inside ?? [])].map((css) => `<style>${css}</style>\n`).join('');
  return `<!doctype html>
<html lang="${escape(site.locale)}" dir="${site.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(head.title)}</title>
<meta name="robots" content="${head.robots}">
${head.description === undefined ? '' : `<meta name="description" content="${escape(head.description)}">\n`}\
${head.canonical === undefined ? '' : `<link rel="canonical" href="${escape(head.canonical)}">\n`}\
<meta name="kb-id" content="${escape(site.knowledgeBase.kbId)}">
${elements}${styles}${preloads}${tagsHtml(tags, escape)}</head>
<body>
<div id="root">${styled === undefined ? content : styledContent(styled, sheets)}</div>
${styled === undefined ? '' : sheets}\
<script type="application/json" id="${hydrationElementId}">${serialiseHydrationData(data)}</script>
${shell.scripts.map((src) => `<script type="module" src="${escape(src)}" fetchpriority="low"></script>\n`).join('')}\
</body>
</html>
`;
}

const usualHead: NonNullable<BundleFiles['site']['head']> = [
  { name: 'color-scheme', content: 'light dark' },
  { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#ffffff' },
  { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#172230' },
  { rel: 'icon', href: 'favicon.svg', type: 'image/svg+xml' },
];

/** The elements of a page's head but its style sheets, those sheets, and the theme: its sheet, and what pages can have inside in its place. */
function lookOf(head = usualHead, { basePath, styles }: Pick<Shell, 'basePath' | 'styles'>) {
  const own = head
    .filter((element) => !('css' in element))
    .map((element) => ({ ...element, ...('href' in element && { href: `${basePath}${element['href']}` }) }));
  const isSheet = ({ rel }: (typeof head)[number]) => rel === 'stylesheet';
  const inside = head.flatMap(({ css }) => css ?? []);
  return {
    elements: html(own.filter((element) => !isSheet(element))),
    sheets: html(styles.map((href) => ({ rel: 'stylesheet', href }))),
    theme: {
      sheets: html(own.filter(isSheet)),
      // a page without the theme's colours and fonts would change before the reader's eyes
      inside: inside.length === 0 && own.some(isSheet) ? undefined : inside,
    },
  };
}

/** An article's text is painted up to the style sheets in it. Those behind it stay when the text goes. */
const styledContent = ({ before, after }: StyledPage, sheets: string): string =>
  after === '' ? before : before + sheets.trimEnd() + after;

const html = (elements: NonNullable<BundleFiles['site']['head']>): string =>
  elements.map((element) => `<${'rel' in element ? 'link' : 'meta'}${attributes(element)}>\n`).join('');

const attributes = (element: Readonly<Record<string, string>>): string =>
  Object.entries(element)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`))
    .join('');

/** React writes preloads of pictures before the content; at the root's start they would not be found again. */
function withoutPreloads(body: string): { preloads: string; content: string } {
  const preloads = /^(?:<link\b[^>]*>)*/u.exec(body)?.[0] ?? '';
  return { preloads, content: body.slice(preloads.length) };
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => entities[character] ?? character);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
