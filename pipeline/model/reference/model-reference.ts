import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { articleFields } from '../../../schemas/content/articles/article-fields.ts';
import { articleTypes } from '../../../schemas/content/article-types.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import { ownModel } from '../own-model.ts';
import type { ModelField, ModelType } from '../space-model.ts';
import { type Nesting, nestingOf } from './nesting.ts';

interface Beside {
  /** The values of an entry of each type, in words, by the id of the type and of the field. */
  readonly examples?: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The address of the picture of a type; undefined if there is none. */
  readonly pictureOf?: (type: string) => string | undefined;
}

/** All content types that Fieldbook reads, as a page of Markdown: fields, limits, and what nests in what. */
export function modelReference({ examples, pictureOf }: Beside = {}): string {
  const { types } = ownModel();
  const nesting = nestingOf(types);
  const commonFields = commonTo(types.get(contentTypes.article.id));
  const groups = Object.entries(groupNames).map(([name, isIn]) => {
    const within = Object.values<ContentTypeDefinition>(contentTypes).filter(isIn);
    return { name, types: within.flatMap(({ id }) => types.get(id) ?? []) };
  });
  return [
    introduction,
    ...groups.map(({ name, types: within }) => `- ${name}: ${within.map(({ id }) => linkTo(id)).join(', ')}`),
    '\n## Fields of every page\n',
    'All types of pages but `productArea` have these fields beside their own.\n',
    fieldTable([...commonFields.values()], examples?.get(contentTypes.article.id)),
    ...groups.flatMap(({ name, types: within }) => [
      `\n## ${name}`,
      ...within.map((type) =>
        section(type, { nesting, example: examples?.get(type.id), picture: pictureOf?.(type.id) }),
      ),
    ]),
    '',
  ].join('\n');
}

const introduction = `# Content types

These are the content types that Fieldbook reads. \`fieldbook model print\` writes them as a file that Contentful imports, with the same
descriptions for editors. For a space with other types, \`fieldbook init\` proposes a mapping to these.

A field is *required* if an entry without it cannot be published, and *translated* if each language has its own value.
`;

/** Every type is in one group, the first that fits. */
const groupNames: Readonly<Record<string, (type: ContentTypeDefinition) => boolean>> = {
  Pages: ({ route }) => route !== undefined,
  'Parts of pages': (type) => type.route === undefined && isShown(type) && !isOfHome(type),
  'Home page and links': (type) => type.route === undefined && isShown(type) && isOfHome(type),
  'Names and rules': (type) => type.route === undefined && !isShown(type),
};

const isShown = ({ isNeverShown }: ContentTypeDefinition): boolean => isNeverShown === undefined;
const isOfHome = ({ id }: ContentTypeDefinition): boolean => ofHome.has(id);
const ofHome = new Set<string>([
  contentTypes.announcement.id,
  contentTypes.externalLink.id,
  contentTypes.homeEntry.id,
  contentTypes.kbHighlight.id,
  contentTypes.relatedContent.id,
]);

interface Known {
  readonly nesting: Nesting;
  readonly example: ReadonlyMap<string, string> | undefined;
  readonly picture: string | undefined;
}

function section(type: ModelType, { nesting, example, picture }: Known): string {
  const { route, isArticle, isNeverShown } = definitionOf(type.id) ?? {};
  const shows = nesting.shows.get(type.id) ?? [];
  const shownIn = nesting.shownIn.get(type.id) ?? [];
  const facts = [
    ...(route === undefined ? [] : [`Address: \`${route}/<url>\``]),
    ...(isNeverShown === undefined ? [] : [`Readers do not see it by itself: it ${isNeverShown}.`]),
    ...(shows.length === 0 ? [] : [`Shows: ${shows.map(linkTo).join(', ')}`]),
    ...(shownIn.length === 0 ? [] : [`Shown in: ${shownIn.map(linkTo).join(', ')}`]),
    ...(nesting.inTexts.has(type.id) ? ['Shown in every rich text'] : []),
  ];
  return [
    `\n### ${type.id}\n`,
    `**${type.name}.** ${type.description ?? ''}\n`,
    ...(picture === undefined ? [] : [`![${type.name} on a page](${picture})\n`]),
    ...facts.map((fact) => `- ${fact}`),
    '',
    ...(isArticle === true ? ['Its own fields, beside [those of every page](#fields-of-every-page):\n'] : []),
    fieldTable(
      [...type.fields.values()].filter(({ id }) => isArticle !== true || !isCommon(id)),
      example,
    ),
  ].join('\n');
}

const definitionOf = (id: string): ContentTypeDefinition | undefined =>
  Object.values<ContentTypeDefinition>(contentTypes).find((each) => each.id === id);

const linkTo = (id: string): string => `[${id}](#${id.toLowerCase()})`;

/** The fields that every article has. */
const commonTo = (article: ModelType | undefined): ReadonlyMap<string, ModelField> =>
  new Map([...(article?.fields ?? [])].filter(([id]) => isCommon(id)));

const isCommon = (field: string): boolean => Object.hasOwn(articleFields, field);

function fieldTable(fields: readonly ModelField[], example: ReadonlyMap<string, string> | undefined): string {
  const columns = ['field', 'kind', 'what it is', 'without it', 'limits', ...(example ? ['example'] : [])];
  const rows = fields.map((field) => [
    `\`${field.id}\``,
    [kindOf(field), ...(field.required ? ['required'] : []), ...(field.localized ? ['translated'] : [])].join(
      ', ',
    ),
    field.help ?? '',
    field.required ? '' : withoutIt(field),
    limitsOf(field),
    ...(example ? [example.get(field.id) ?? ''] : []),
  ]);
  return [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/gu, ' ');

/** As Contentful's web app calls the types of fields. */
const kinds: Readonly<Record<string, string>> = {
  Symbol: 'short text',
  Text: 'long text',
  RichText: 'rich text',
  Integer: 'whole number',
  Number: 'number',
  Boolean: 'yes or no',
  Date: 'date',
  Object: 'JSON',
  Location: 'place',
  'Link to Entry': 'reference',
  'Link to Asset': 'file',
  'Array of Symbol': 'short texts',
  'Array of Link to Entry': 'references',
  'Array of Link to Asset': 'files',
};

const kindOf = ({ type }: ModelField): string => kinds[type] ?? type;

function withoutIt({ type, widget }: ModelField): string {
  if (widget === 'slugEditor') return "the entry's id";
  return type === 'Boolean' ? 'no' : 'left out';
}

/** All articles are named in one word. */
function typesIn(ids: readonly string[]): string {
  const hasAll = articleTypes.every((id) => ids.includes(id));
  const rest = hasAll ? ids.filter((id) => !articleTypes.some((each) => each === id)) : ids;
  return [...(hasAll ? ['[every page](#pages)'] : []), ...rest.map(linkTo)].join(', ');
}

/** What a field takes; the types that a text shows are the same for every text, and stand at each type. */
function limitsOf({ type, limits }: ModelField): string {
  const { targets, values, files, pattern, unique, length, range } = limits;
  const bounds = length ?? range;
  return [
    ...(targets ? [typesIn(targets)] : []),
    ...(values ? [values.join(', ')] : []),
    ...(files ? [files.join(', ')] : []),
    ...(unique ? ['each value once'] : []),
    ...(pattern?.message === undefined ? [] : [pattern.message]),
    ...(bounds?.min === undefined ? [] : [`at least ${bounds.min}`]),
    ...(bounds?.max === undefined ? [] : [`at most ${bounds.max}`]),
    ...(type === 'RichText' && limits.nodes ? ['headings from level 2'] : []),
  ].join('; ');
}
