import type { Plugin } from 'vite';
import type { CriticalStyles } from './schemas/prerenderer.ts';
import type { ClassNames } from './vite.class-names.ts';
import { criticalRules, namesIn } from './vite.critical-rules.ts';

/** Classes, by their style sheet below `reader/`. */
type Classes = Readonly<Record<string, string>>;

/** What is in the first screen of a kind of page. */
interface FirstScreen {
  readonly classes: Classes;
  readonly tags: string;
  /** What is not there before all styles have come. */
  readonly absent?: Classes;
}

const frame: Classes = {
  'app/layout/header/account-link': 'logIn',
  'app/layout/header/header': 'header row subHeader links account languages menu',
  'app/layout/header/logo': 'logo name image',
  'app/layout/layout': 'root main',
  'app/layout/skip-link': 'skip',
  'ui/button': 'button secondary',
  'ui/icon-button': 'iconButton',
  'ui/links/site-link': 'away',
  'ui/visually-hidden': 'hidden',
};

const breadcrumbs: Classes = { 'app/layout/breadcrumbs': 'breadcrumbs trail crumb title back' };

const search: Classes = {
  ...frame,
  ...breadcrumbs,
  'app/layout/header/header': 'header row subHeader links account languages menu tabs',
  'features/search/no-result/no-result': 'nothing advice nearest waysOn',
  'features/search/search-page': 'page unseen',
  'features/search/search-start': 'needsScripts waiting',
  'ui/button': 'button secondary plain',
  'ui/lists/link-rows': 'rows row icon',
  'ui/search-field/search-form': 'form input submit icon large word',
};

const home: Classes = {
  ...frame,
  'app/layout/header/header': 'header row subHeader links account languages menu tabs',
  'features/home/card-groups': 'groups cards',
  'bundle/cards/cards': 'title image text more meta large body side',
  'features/home/featured-groups': 'title',
  'features/home/hero': 'hero inside heading lead',
  'features/home/home-section': 'section head heading long short',
  'ui/announcement-tags': 'tag releases training news feature',
  'ui/cards/card': 'card pressable cover wide',
  'views/prose': 'prose',
  'ui/cards/category-card': 'head heading name icon links all',
  'ui/cards/category-group': 'line summary icon words title links',
  'ui/chip': 'chip pro',
  'ui/fold-mark': 'mark',
  'ui/grid': 'grid two three four',
  'ui/search-field/search-form': 'form input submit icon large word',
};

const article: Classes = {
  ...frame,
  ...breadcrumbs,
  'app/layout/header/header-search': 'search toggle panel',
  'features/article/article-body': 'body',
  'features/article/article-page': 'layout article title notice',
  'features/article/contents/contents-list': 'row link toggle mark item list',
  'features/article/contents/topics-covered': 'card summary title preview',
  'features/article/see-all': 'button',
  'features/article/updated-on': 'updated',
  'ui/fold-mark': 'mark',
  'ui/search-field/search-form': 'form input submit icon compact word',
  'views/embedded/banner': 'banner icon content label',
  'views/headings/heading-link': 'link',
  'views/headings/linked-heading': 'place',
  'views/headings/section': 'section',
  'views/media/asset-view': 'frame picture zoom zoomAll zoomMark',
  'views/prose': 'prose heading',
};

/** It stands beside the text, and moves nothing when it comes. */
const besideText: Classes = {
  'features/article/contents/contents-side': 'side',
  'features/article/related/related-sidebar': 'sidebar',
};

/** Tags of the first screen that have rules of their own. */
const usualTags =
  'html body main header nav article section form details summary h1 h2 h3 p div span ul li a strong img svg button label input';

/** The smallest first: a page gets the first one that is enough for it. */
const firstScreens: readonly FirstScreen[] = [
  { classes: search, tags: `${usualTags} ol` },
  { classes: home, tags: usualTags },
  { classes: article, tags: `${usualTags} em ol`, absent: besideText },
];

/** What attributes say once a reader or a script has acted. */
const later =
  /^\[(?:aria-busy|aria-disabled|data-are-open|data-corner|data-open=true|data-state|data-waiting|hidden)/u;

/**
 * Writes the styles of the first screens beside the manifest, each with the names that have rules which are not in it: a page with one of
 * those in its first screen must wait for all styles.
 */
export function criticalStyles(built: ClassNames): Plugin {
  const namesOf = (sheets: Classes): string[] =>
    Object.entries(sheets).flatMap(([sheet, names]) =>
      names.split(' ').map((name) => `.${built.compiled(sheet, name)}`),
    );
  return {
    name: 'critical-styles',
    generateBundle: {
      order: 'post', // the style sheets are written
      handler(_options, bundle) {
        if (this.environment.config.consumer !== 'client') return;
        const css = Object.values(bundle)
          .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
          .map((file) => String('source' in file ? file.source : ''))
          .toSorted((a, b) => Number(b.includes('@layer tokens{')) - Number(a.includes('@layer tokens{')))
          .join('');
        const critical = firstScreens.map(({ classes, tags, absent = {} }): CriticalStyles => {
          const names = new Set([...namesOf(classes), ...tags.split(' ')]);
          const isShown = (name: string) => names.has(name) || (name.startsWith('[') && !later.test(name));
          const hidden = namesOf(absent).map((name) => `@layer features{${name}{display:none}}`);
          return {
            css: layers(css) + criticalRules(css, isShown) + hidden.join(''),
            others: [...namesIn(css)].filter((name) => !names.has(name)),
          };
        });
        this.emitFile({
          type: 'asset',
          fileName: '.vite/critical-styles.json',
          source: JSON.stringify(critical),
        });
      },
    },
  };
}

/** The order of the layers, which the first mention of each decides. */
const layers = (css: string): string =>
  `@layer ${[...new Set(Array.from(css.matchAll(/@layer ([\w-]+)/gu), ([, name]) => name))].join()};`;
