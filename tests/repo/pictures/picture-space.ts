import { readFileSync } from 'node:fs';
import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { isArticleType } from '../../../schemas/content/article-types.ts';
import { type ContentTypeId, contentTypes } from '../../../schemas/content/index.ts';
import { textLimits } from '../../../pipeline/model/text-limits.ts';
import { fixtures } from '../../fixtures.ts';
import type { RawEntry } from '../../pipeline/documents.ts';

/** A picture of a content type: the page that shows it, and where on it. */
export interface Shot {
  readonly type: string;
  readonly path: string;
  /** The selector of what the picture begins with; without it, the page. */
  readonly at?: string;
  readonly isBelowHeading?: true;
}

/** Types that no text embeds and no address names: where a page shows their fixtures. */
const elsewhere: Partial<Record<ContentTypeId, Omit<Shot, 'type'>>> = {
  announcement: { path: '/announcements' },
  externalLink: { path: '/', at: ':text("Vanbase Academy"):visible' },
  homeEntry: { path: '/', at: 'h2' },
  kbHighlight: { path: '/', at: 'section:has(:text("Let the board assign"))' },
  kbReleaseNotesNote: { path: '/release-notes/summer-2026', at: ':text("Two days on one board")' },
  kbReleaseNotesNoteGroup: { path: '/release-notes/summer-2026', at: 'h3:has-text("Dispatch")' },
  kbReleaseNotesSection: { path: '/release-notes/summer-2026', at: 'h2:has-text("Dispatch")' },
  relatedContent: { path: '/articles/plan-a-week', at: ':text("Related Articles")' },
};

export const shots = (): readonly Shot[] =>
  shownTypes().flatMap(({ id, route }): Shot[] => {
    const known = id in elsewhere ? elsewhere[id as ContentTypeId] : undefined; // it is a key of the list
    if (known !== undefined) return [{ type: id, ...known }];
    if (route !== undefined) return [{ type: id, path: `${route}/${valueIn(id, 'url')}` }];
    return [{ type: id, path: `/articles/${addressOf(id)}`, isBelowHeading: true }];
  });

/** The fixtures, and an article around each type that has no page of its own. */
export function pictureSpace(): object {
  const sample = JSON.parse(readFileSync(samplePath, 'utf8')) as {
    readonly assets: readonly { readonly sys: { readonly id: string }; readonly fields: object }[];
  };
  const assets = Object.entries(files).map(([id, like]) => {
    const asset = sample.assets.find(({ sys }) => sys.id === like);
    if (asset === undefined) throw new Error(`The sample has no asset ${like}.`);
    return { ...asset, sys: { ...asset.sys, id } };
  });
  const alone = shownTypes().filter(({ id, route }) => route === undefined && !(id in elsewhere));
  return {
    contentTypes: [],
    entries: [
      ...[...fixtures].map(([type, entry]) => asShown(type, entry)),
      ...alone.map(({ id, label }) => articleAround(id, label)),
      homeOf('fixtureKbHighlight'),
    ],
    assets,
    locales: [{ code: 'en-US', default: true, name: 'English' }],
  };
}

const samplePath = new URL('../../../data/sample/export.json', import.meta.url);

/** `otherEntry` is no type that a space has: the reference leaves it out. */
const shownTypes = () =>
  Object.values<ContentTypeDefinition>(contentTypes).filter(
    ({ id, isNeverShown }) => isNeverShown === undefined && id !== 'otherEntry',
  );

const addressOf = (id: string): string => `picture-of-${id.toLowerCase()}`;

/** Files of the sample in the place of those that fixtures name. */
const files = {
  fixtureAsset: 'aImgArrivalWindow',
  fixtureFace: 'aImgCoverResidential',
  fixturePoster: 'aPosterDispatchBoard',
};

/** A fixture has every field: without what would hide in its picture what the type is for. */
function asShown(type: string, entry: RawEntry): RawEntry {
  const hidden = new Set(hiddenOf(type));
  const fields = Object.fromEntries(Object.entries(entry.fields).filter(([field]) => !hidden.has(field)));
  if (type === 'author')
    fields['picture'] = { 'en-US': { sys: { type: 'Link', linkType: 'Asset', id: 'fixtureFace' } } };
  return { ...entry, fields };
}

function hiddenOf(type: string): readonly string[] {
  if (type === 'media') return ['videoUrl'];
  if (type === 'article') return ['heroImage'];
  return isArticleType(type)
    ? ['heroImage', 'authors', 'byline', 'publishedOn', 'topics', 'tags', 'order']
    : [];
}

/** The section of the home page that shows highlights. */
function homeOf(target: string): RawEntry {
  const entry = fixtureOf('homeEntry');
  const subContent = [{ sys: { type: 'Link', linkType: 'Entry', id: target } }];
  const fields = { title: 'Packs', codeId: 'HPFeaturePacks', subContent };
  return {
    ...entry,
    sys: { ...entry.sys, id: 'pictureHome' },
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
  };
}

function fixtureOf(id: string): RawEntry {
  const fixture = fixtures.get(id);
  if (fixture === undefined) throw new Error(`There is no fixture of ${id}.`);
  return fixture;
}

function articleAround(id: string, title: string): RawEntry {
  const article = fixtureOf('article');
  const target = { sys: { type: 'Link', linkType: 'Entry', id: fixtureOf(id).sys.id } };
  const isEmbedded = textLimits.embeds.get('embedded-entry-block')?.includes(id) === true;
  const block = { nodeType: 'embedded-entry-block', data: { target }, content: [] };
  const shown = isEmbedded
    ? { body: { 'en-US': { nodeType: 'document', data: {}, content: [block] } } }
    : { content: { 'en-US': [target] } };
  return {
    ...article,
    sys: { ...article.sys, id: `picture${id}` },
    fields: { title: { 'en-US': title }, url: { 'en-US': addressOf(id) }, ...shown },
  };
}

function valueIn(type: string, field: string): string {
  const value: unknown = fixtures.get(type)?.fields[field];
  return typeof value === 'object' && value !== null && 'en-US' in value ? String(value['en-US']) : '';
}
