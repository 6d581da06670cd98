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
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#172230">
<link rel="icon" href="${escape(shell.basePath)}favicon.svg" type="image/svg+xml">
${shell.styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">\n`).join('')}\
${preloads}${tagsHtml(tags, escape)}</head>
<body>
<div id="root">${content}</div>
<script type="application/json" id="${hydrationElementId}">${serialiseHydrationData(data)}</script>
${shell.scripts.map((src) => `<script type="module" src="${escape(src)}" fetchpriority="low"></script>\n`).join('')}\
</body>
</html>
`;
}

/** React writes preloads of pictures before the content; at the root's start they would not be found again. */
function withoutPreloads(body: string): { preloads: string; content: string } {
  const preloads = /^(?:<link\b[^>]*>)*/u.exec(body)?.[0] ?? '';
  return { preloads, content: body.slice(preloads.length) };
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => entities[character] ?? character);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
