import { html } from 'hono/html';
import { entryAddress } from '../../pipeline/web-app.ts';
import type { Graph } from '../../pipeline/graph.ts';
import { failedPage } from '../../pipeline/rules/render/failed.ts';
import type { PrerenderedPage } from '../../schemas/prerenderer.ts';
import { rulePagePath } from '../../schemas/preview/page-preview.ts';
import { describeError } from '../describe-error.ts';
import { failureOf } from '../site/render/failure-of.ts';
import { entryAt } from '../site/pages/without-pages.ts';
import { entryPath } from './dashboard/entry-row.ts';
import { typed } from './dashboard/row.ts';
import { type Html, ownPage, under } from './own-pages/own-page.ts';

interface Failed {
  readonly url: string;
  readonly graph: Graph;
  readonly basePath: string;
}

/** The page in place of one that cannot be rendered: the failure and the entry. The terminal shows the error. */
export async function pageThatFailed(
  error: unknown,
  { url, graph, basePath }: Failed,
): Promise<PrerenderedPage> {
  const failure = failureOf(error, { url, locale: graph.locale });
  console.error(`${url}: ${describeError(error)}`);
  const page = ownPage(
    { title: 'This page cannot be shown', basePath, width: 'card' },
    html`<p>${typed(failedPage.message(failure, String))}</p>
      ${aboutEntry(url, { graph, basePath })}
      <p>
        The other pages work. A build leaves this one out, or writes nothing:
        <a href="${under(basePath, `/${rulePagePath(failedPage.id)}`)}">${failedPage.id}</a>.
      </p>`,
  );
  return { html: String(await page), status: 500 };
}

function aboutEntry(url: string, { graph, basePath }: Pick<Failed, 'graph' | 'basePath'>): Html | string {
  const id = entryAt(url, graph);
  const entry = id && graph.entries.get(id);
  if (!entry) return '';
  return html`<p>
    It is the page of the ${entry.typeName}
    <a href="${under(basePath, entryPath(entry.id))}">${typed(entry.title ?? entry.id)}</a>.
    <a href="${entryAddress(entry.id, graph)}" rel="noopener">Edit in Contentful</a>
  </p>`;
}
