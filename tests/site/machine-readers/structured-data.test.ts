import { beforeAll, describe, expect, it } from 'vitest';
import { listedArticles } from '../../../cli/site/files/listed-articles.ts';
import type { ArticleTypeId } from '../../../schemas/content/article-types.ts';
import { sampleExport, sampleInput } from '../../pipeline/sample.ts';
import { headAt, meta, type Thing, thingsIn, thingsOf } from './heads.ts';
import { type Prerendered, prerendered, prerenderedSample } from '../prerendered.ts';

/**
 * What each type has to say. Source, of 2026: developers.google.com/search/docs/appearance, "Breadcrumb" (name, position and item; two
 * items at least), "FAQPage" (mainEntity, name, acceptedAnswer, text), "Article" (requires nothing; headline, author, dateModified),
 * "Site names" (name, url), "How-to" as it was until Google left it (name, step, text); schema.org for terms.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'inLanguage'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['name', 'mainEntity', 'inLanguage', 'url', 'dateModified'],
  Question: ['name', 'acceptedAnswer', 'url'],
  Answer: ['text'],
  HowTo: ['name', 'step', 'inLanguage', 'url', 'dateModified'],
  HowToSection: ['name', 'itemListElement', 'url'],
  HowToStep: ['text'],
  DefinedTermSet: ['name', 'hasDefinedTerm', 'inLanguage', 'url', 'dateModified'],
  DefinedTerm: ['name', 'description', 'url'],
  Article: ['headline', 'author', 'publisher', 'inLanguage', 'url', 'dateModified'],
  TechArticle: ['headline', 'author', 'publisher', 'inLanguage', 'url', 'dateModified'],
  Organization: ['name', 'url'],
};

/** Which of them an article of each type of the sample is. */
const typesOf: Readonly<Partial<Record<ArticleTypeId, readonly string[]>>> = {
  kbHowTo: ['HowTo', 'TechArticle'],
  kbLandingPage: ['Article'],
  kbFaq: ['FAQPage'],
  kbGlossary: ['DefinedTermSet'],
  articleProblemSolution: ['TechArticle'],
  articleRecommendedWorkflow: ['TechArticle'],
  kbReleaseNotes: ['Article'],
  kbCapability: ['TechArticle'],
  resource: ['Article'],
};

/** A thing and all that it consists of. */
function withParts(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(withParts);
  return '@type' in value ? [value as Thing, ...parts] : parts;
}

/** What is not as those who read it want it. */
function faultsOf(thing: Thing): string[] {
  const type = thing['@type'];
  const missing = (required[type] ?? ['a known type']).filter((name) => !(name in thing));
  const wrong = Object.entries(thing).filter(([name, value]) => !isSound(name, value));
  return [...missing, ...wrong.map(([name]) => name)].map((name) => `${type}: ${name}`);
}

function isSound(name: string, value: unknown): boolean {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return false;
  if (typeof value !== 'string') return true;
  if (/^(?:url|urlTemplate|image|item)$/u.test(name)) return /^https:\/\/[^ ]+$/u.test(value);
  if (name === 'dateModified') return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value);
  return true;
}

/** To parse all pages as a browser does takes seconds. */
const dataIn = /<script type="application\/ld\+json">(.*?)<\/script>/su;

const sample = sampleInput();
const whole = prerenderedSample();

describe('the structured data of a page', () => {
  it('has what its type requires, on every page of the sample', { timeout: 120_000 }, async () => {
    const faults: string[] = [];
    const types = new Set<string>();
    for (const url of ['/', '/announcements', '/categories', ...whole.urls]) {
      const { html } = await whole.page(url);
      for (const thing of thingsOf(dataIn.exec(html)?.[1]).flatMap(withParts)) {
        types.add(thing['@type']);
        faults.push(...faultsOf(thing).map((fault) => `${url} ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect([...types].toSorted()).toEqual(Object.keys(required).toSorted());
  });

  it.each(Object.entries(typesOf))('says what an article of the type %s is', async (type, expected) => {
    const listed = listedArticles(whole.files).find((article) => article.type === type);
    const things = thingsIn(await headAt(listed?.url ?? '', whole));
    expect(expected).toContain(things.at(-1)?.['@type']);
    expect(things[0]?.['@type']).toBe('BreadcrumbList');
  });

  it('leads from the home page to the page, each step but the last with its address', async () => {
    const [trail] = thingsIn(await headAt('/how-to/add-a-technician', whole));
    const steps = trail?.['itemListElement'] as { position: number; item?: string }[];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.item).toBe('https://help.vanbase.example/');
    expect(steps.slice(0, -1).every(({ item }) => item !== undefined)).toBe(true);
  });
});

const hostile = `</script><script>alert(1)</script><!-- "'&amp; ]]> \u2028\u2029 </title><meta name=x>`;

/** The sample, in which an article has a hostile title, and another is not to be listed. */
const altered = () => {
  const exported = JSON.parse(
    JSON.stringify(sampleExport()).replaceAll('"Add a technician"', () => JSON.stringify(hostile)),
  ) as ReturnType<typeof sampleExport>;
  const unlisted = exported.entries.find(({ fields }) =>
    JSON.stringify(fields['title'])?.includes('"Approve timesheets"'),
  );
  Object.assign(unlisted?.fields ?? {}, { noIndex: { 'en-US': true } });
  return prerendered({ ...sampleInput(exported), config: sample.config });
};

/** The sample in Spanish, below a folder. */
const moved = () => {
  const input = sampleInput(sampleExport(), ['es-MX']);
  return prerendered({ ...input, config: { ...input.config, basePath: '/help/center/', locale: 'es-MX' } });
};

const tagsOf = ({ children }: HTMLHeadElement): string[] => Array.from(children, ({ tagName }) => tagName);

describe('the head of a page', () => {
  let odd: Prerendered;
  let below: Prerendered;
  beforeAll(() => {
    odd = altered();
    below = moved();
  });

  it('lets no text out of its place, whatever it holds', async () => {
    const head = await headAt('/how-to/add-a-technician', odd);
    const plain = await headAt('/how-to/add-a-technician', whole);
    expect(tagsOf(head)).toEqual(tagsOf(plain));
    expect(thingsIn(head).at(-1)?.['name']).toBe(hostile);
    expect(meta(head, 'og:title')).toBe(hostile);
  });

  it('speaks the language of the site', async () => {
    const head = await headAt('/faq/preguntas-frecuentes-sobre-despacho', below);
    expect(thingsIn(head).at(-1)?.['inLanguage']).toBe('es-MX');
    expect(meta(head, 'og:locale')).toBe('es_MX');
    const home = await headAt('/announcements', below);
    const feed = home.querySelector('link[type="application/atom+xml"]');
    expect(feed?.getAttribute('title')).toMatch(/^Anuncios/u);
  });

  it('says what a site below a folder is, with the folder in every address', async () => {
    const head = await headAt('/how-to/agregar-un-tecnico', below);
    const text = JSON.stringify(thingsIn(head));
    const addresses = text.match(/https:\/\/help\.vanbase\.example[^"]*/gu) ?? [];
    expect(addresses.length).toBeGreaterThan(3);
    expect(
      addresses.filter((address) => !address.startsWith('https://help.vanbase.example/help/center/')),
    ).toEqual([]);
    expect(meta(head, 'og:url')).toBe('https://help.vanbase.example/help/center/how-to/agregar-un-tecnico');
    expect(head.querySelector('link[type="text/markdown"]')?.getAttribute('href')).toBe(
      '/help/center/how-to/agregar-un-tecnico.md',
    );
  });

  it('tells nothing of an article that is not to be listed [RT-7]', async () => {
    const head = await headAt('/how-to/approve-timesheets', odd);
    expect(meta(head, 'robots')).toBe('noindex,nofollow');
    expect(thingsIn(head)).toEqual([]);
    expect(head.querySelector('link[rel=alternate]')).toBeNull();
  });
});
