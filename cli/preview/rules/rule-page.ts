import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { problems } from '../../../pipeline/rules/index.ts';
import { textFinisher } from '../../../pipeline/rich-text/finish/finish-text.ts';
import { rulePagePath } from '../../../schemas/preview/page-preview.ts';
import { packageFile } from '../../package-files.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { Element, ElementContent } from 'hast';
import { html, raw } from 'hono/html';

/** The rules with a page: all of this version. */
export const ruleIds: readonly string[] = problems.map(({ id }) => id);

/** The documentation of a rule as a page. Undefined if there is no such rule. */
export async function rulePage(rule: string, site: RuleSite): Promise<Html | undefined> {
  if (!ruleIds.includes(rule)) return undefined;
  const { basePath } = site;
  const text = await readFile(packageFile('docs', 'rules', `${rule}.md`), 'utf8');
  const finish = textFinisher({
    entry: () => undefined,
    asset: () => undefined,
    url: (url) => linkedFrom(rule, url, basePath),
  });
  const words = hastHtml(finish({ format: 'markdown', text: text.replace(/^# .*\n/u, '') }));
  return ownPage(
    { basePath, title: rule, width: 'prose', nav: previewNav(site, `/${rulePagePath(rule)}`) },
    words,
  );
}

type RuleSite = Pick<PreviewSite, 'basePath' | 'isStatic'>;

/** Keeps links between rules; other pages of the documentation are not available here. */
function linkedFrom(rule: string, url: string, basePath: string): string | undefined {
  if (/^https?:/u.test(url)) return url;
  const target = posix.join(posix.dirname(rule), url).replace(/\.md$/u, '');
  return ruleIds.includes(target) ? under(basePath, `/${rulePagePath(target)}`) : undefined;
}

/** Sanitised elements as HTML. */
const hastHtml = (nodes: readonly ElementContent[]): Html => html`${nodes.map(nodeHtml)}`;

function nodeHtml(node: ElementContent): Html | string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const { tagName, children } = node;
  const start = html`${raw(`<${tagName}`)}${attributesOf(node)}${raw('>')}`;
  return voids.has(tagName) ? start : html`${start}${children.map(nodeHtml)}${raw(`</${tagName}>`)}`;
}

const attributesOf = ({ properties }: Element): readonly Html[] =>
  Object.entries(properties).flatMap(([name, value]) => {
    if (value === false || value == null) return [];
    const attribute = raw(name === 'className' ? 'class' : name.toLowerCase());
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    return value === true ? html` ${attribute}` : html` ${attribute}="${text}"`;
  });

/** The void elements that the sanitiser allows. */
const voids: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);
