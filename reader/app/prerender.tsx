import '../messages/more.ts';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type Article, currentFormat } from '../../schemas/bundle/index.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import type {
  CreatePrerenderer,
  PrerenderedPage,
  PrerendererOptions,
  ShareImage,
  Shell,
} from '../../schemas/prerenderer.ts';
import { toRoutePath } from '../../schemas/urls.ts';
import type { Bundle } from '../bundle/files/bundle.ts';
import { CreateElement } from '../bundle/create-element.ts';
import { openBundle } from '../bundle/files/open.ts';
import { shownFiles } from '../bundle/files/page-version.ts';
import { articleMarkdown } from '../markdown/article-markdown.ts';
import { speak } from '../messages/interface.ts';
import { documentHtml } from './document/document-html.ts';
import { textHtml } from './document/text-html.ts';
import { languages } from './layout/header/languages.ts';
import { KnownParts, withParts } from './layout/shared-part.tsx';
import { machineTags } from './machine-readers/machine-tags.ts';
import { type ArticleData, frameOf, type PageFrame, type RootData } from './routing/page-data.ts';
import { createRoutes } from './routes.tsx';

/** Renders pages of one bundle with the reader's own routes. Made once, used for every page. */
export const createPrerenderer: CreatePrerenderer = ({ read, shell, articlePath }) => {
  const opened = openBundle(read);
  const bundle = keepingLast(articlePath ? withLateArticles(opened, { read, articlePath }) : opened);
  const basename = shell.basePath === '/' ? '/' : shell.basePath.slice(0, -1);
  const handler = createStaticHandler(createRoutes(bundle), { basename });
  const parts = new Map<string, string>();
  return {
    page: (url, { hasMarkdown = false, shareImage } = {}) =>
      renderPage({ url, hasMarkdown, shareImage, bundle, handler, shell, parts }),
    markdown: (url) => writeMarkdown(url, bundle),
  };
};

/** Reads an article once for its page and its Markdown copy, which are asked for one after the other. */
function keepingLast(bundle: Bundle): Bundle {
  let last: { readonly url: string; readonly article: Article | undefined } | undefined;
  return {
    ...bundle,
    async article(url) {
      if (last?.url !== url) last = { url, article: await bundle.article(url) };
      return last.article;
    },
  };
}

/** The articles of a bundle whose manifest does not list them. */
const withLateArticles = (
  bundle: Bundle,
  { read, articlePath }: Required<Pick<PrerendererOptions, 'read' | 'articlePath'>>,
): Bundle => ({
  ...bundle,
  async article(url) {
    const path = articlePath(toRoutePath(url));
    return path === undefined ? undefined : currentFormat.article.parse(await read(path));
  },
  articlePath: async (url) => articlePath(toRoutePath(url)),
});

interface PageToRender extends Omit<Body, 'context'> {
  readonly url: string;
  readonly hasMarkdown: boolean;
  readonly shareImage: ShareImage | undefined;
  readonly bundle: Bundle;
  readonly shell: Shell;
}

async function renderPage({
  url,
  hasMarkdown,
  shareImage,
  bundle,
  handler,
  shell,
  parts,
}: PageToRender): Promise<PrerenderedPage> {
  const request = new Request(new URL(shell.basePath.slice(0, -1) + url, anyOrigin));
  const { locale, locales, language } = await bundle.site();
  await Promise.all([speak(language ?? locale), locales && languages.load()]);
  const context = await handler.query(request);
  if (context instanceof Response) {
    return { html: '', status: context.status, redirect: context.headers.get('Location') ?? undefined };
  }
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) throw error;

  const body = bodyHtml({ handler, context, parts });
  const { site } = context.loaderData.root as RootData;
  const shown = context.loaderData[context.matches.at(-1)?.route.id ?? ''] as PageFrame | ArticleData;
  const { head, breadcrumbs } = frameOf(shown);
  const article = 'article' in shown && shown.body === 'rendered' ? shown.article : undefined;
  const tags = machineTags({ site, head, breadcrumbs, url, article, hasMarkdown, shareImage });
  const data = {
    url,
    status: context.statusCode,
    basePath: shell.basePath,
    shell: shell.digest,
    shows: shownFiles(await bundle.manifest(), url, await bundle.articlePath(url)),
    loaderData: { ...context.loaderData, root: { site: withoutLook(site) } },
  };
  const styles = article === undefined ? [...shell.styles, ...shell.otherStyles] : shell.styles;
  const html = documentHtml({ site, head, tags, shell: { ...shell, styles }, body, data });
  return { html, status: context.statusCode };
}

function bodyHtml({ handler, context, parts }: Body): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  const texts = textHtml();
  const rendered = renderToString(
    <KnownParts value={parts}>
      <CreateElement value={texts.create}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </CreateElement>
    </KnownParts>,
  );
  return withParts(texts.fill(rendered), parts);
}

interface Body {
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext;
  /** The rendered HTML that pages share, by name. */
  readonly parts: Map<string, string>;
}

/** What the document has in its head is not sent as data too. */
const withoutLook = ({ head: _look, ...site }: RootData['site']): RootData['site'] => site;

async function writeMarkdown(url: string, bundle: Bundle): Promise<string> {
  const [site, article] = await Promise.all([bundle.site(), bundle.article(url)]);
  invariant(article !== undefined, `the page ${url} is an article`);
  await speak(site.language ?? site.locale);
  return articleMarkdown(article, site);
}

/** The handler takes requests; no page depends on where it is served. */
const anyOrigin = 'http://localhost';
