import type { BundleFiles, Head } from '../../../schemas/bundle/index.ts';
import { hydrationElementId, type Shell } from '../../../schemas/prerenderer.ts';
import { type HydrationData, serialiseHydrationData } from './hydration-data.ts';
import type { HeadTag } from '../machine-readers/head-tag.ts';
import { tagsHtml } from '../machine-readers/tags-html.ts';

interface Document {
  readonly site: BundleFiles['site'];
  readonly head: Head;
  /** The machine-readable tags of the head. */
  readonly tags: readonly HeadTag[];
  readonly shell: Pick<Shell, 'basePath' | 'scripts' | 'styles'>;
  /** The HTML that React rendered. */
  readonly body: string;
  readonly data: HydrationData;
}

/**
 * The whole page. Nothing in it runs but the module scripts, which come last, so that the text is painted before them:
 * no inline script, no style attribute, no handler. Source: docs/requirements.md, RT-7.
 */
export function documentHtml({ site, head, tags, shell, body, data }: Document): string {
  const { preloads, content } = withoutPreloads(body);
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
${lookHtml(site.head, shell)}\
${preloads}${tagsHtml(tags, escape)}</head>
<body>
<div id="root">${content}</div>
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

/** The theme's style sheet comes last. */
function lookHtml(head = usualHead, { basePath, styles }: Pick<Shell, 'basePath' | 'styles'>): string {
  const own = head.map((element) => ({
    ...element,
    ...('href' in element && { href: `${basePath}${element['href']}` }),
  }));
  const isSheet = ({ rel }: (typeof head)[number]) => rel === 'stylesheet';
  return [
    ...own.filter((element) => !isSheet(element)),
    ...styles.map((href) => ({ rel: 'stylesheet', href })),
    ...own.filter(isSheet),
  ]
    .map((element) => `<${'rel' in element ? 'link' : 'meta'}${attributes(element)}>\n`)
    .join('');
}

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
