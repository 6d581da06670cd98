import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { embedded, type RawEntry } from '../documents.ts';
import {
  contentTypeOf,
  itemOf,
  type Space,
  valueIn,
  withItem,
  withLines,
  withParts,
  withSys,
  withValue,
} from '../mutations/space.ts';

/** Does what a headline says, as an editor would who knows what the space was before. */
export function carryOut(
  { act, edit = '' }: NonNullable<Diagnostic['cause']>,
  space: Space,
  before: Space,
): Space {
  const id = /\/(?:entries|assets)\/([\w-]+)/u.exec(edit)?.[1] ?? '';
  for (const [pattern, doIt] of acts) {
    const [, ...words] = pattern.exec(act) ?? [];
    if (words.length > 0) return doIt({ id, words, space, before });
  }
  throw new Error(`nobody knows how to: ${act}`);
}

interface Act {
  readonly id: string;
  readonly words: readonly string[];
  readonly space: Space;
  readonly before: Space;
}

const acts: readonly (readonly [RegExp, (act: Act) => Space])[] = [
  [
    /^(Publish|Unarchive and publish) /u,
    ({ id, space }) => withItem(space, withSys(itemIn(space, id), published(itemIn(space, id)))),
  ],
  [
    /^Bring back .*?(?:entry|asset) ([^\s),]+)\)?, or replace what refers to it$/u,
    ({ words: [id = ''], space, before }) => withBack(itemIn(before, id), space),
  ],
  [
    /^Give .+ the slug (\S+)$/u,
    ({ id, words: [slug], space }) =>
      withItem(space, withValue(itemIn(space, id), 'url', slug, space.locale)),
  ],
  [
    /^(Correct|Give "[^"]+" a slug|Add "[^"]+" to the channel)/u,
    ({ id, space, before }) => withItem(space, itemIn(before, id)),
  ],
  [
    /^Redirect (\S+) to a page$/u,
    ({ words: [path], space }) => withLines(space, `${path},/categories`).space,
  ],
  [
    /^Let the redirect of (\S+) lead to a page$/u,
    ({ words: [path], space }) => ({
      ...space,
      table: space.table.replace(new RegExp(`^${path},.*$`, 'mu'), `${path},/categories`),
    }),
  ],
  [
    /^Give a heading of .+ the anchor "(.+)" again$/u,
    ({ id, words: [anchor = ''], space }) => withAnchor(id, anchor, space),
  ],
  [
    /^Name (\S+) under "contentPolicy\.(\w+)"/u,
    ({ words: [host = '', setting = ''], space }) => ({
      ...space,
      config: {
        ...space.config,
        contentPolicy: {
          ...space.config.contentPolicy,
          [setting]: [
            ...((space.config.contentPolicy as Record<string, readonly string[]> | undefined)?.[setting] ??
              []),
            host,
          ],
        },
      },
    }),
  ],
  [
    /^Map or ignore the field "(.+)" of (\S+) /u,
    ({ words: [field = '', type], space }) =>
      withParts(space, {
        entries: space.exported.entries.map((item) =>
          contentTypeOf(item) === type ? withoutField(item, field) : item,
        ),
      }),
  ],
  [
    /^Add a knowledge base with the channel "(.+)"/u,
    ({ words: [channel = ''], space }) => ({
      ...space,
      config: {
        ...space.config,
        knowledgeBases: {
          ...space.config.knowledgeBases,
          [channel]: {
            ...Object.values(space.config.knowledgeBases)[0]!,
            kbId: channel,
            deliveryChannelId: channel,
          },
        },
      },
    }),
  ],
  [
    /^Add (.+) to a page$/u,
    ({ id, space }) => withItem(space, withEmbedded(itemIn(space, 'hwBookJob'), id, space)),
  ],
];

function itemIn(space: Space, id: string): RawEntry {
  const item = itemOf(space, id);
  if (item === undefined) throw new Error(`no item ${id}`);
  return item;
}

const published = ({ sys }: RawEntry) => ({
  publishedVersion: Number(sys['version']) - 1,
  archivedVersion: undefined,
  archivedAt: undefined,
});

const withBack = (item: RawEntry, space: Space): Space => {
  const list = item.sys['type'] === 'Asset' ? 'assets' : 'entries';
  return withParts(space, { [list]: [...space.exported[list], item] });
};

const withoutField = (item: RawEntry, field: string): RawEntry => {
  const { [field]: _left, ...fields } = item.fields;
  return { ...item, fields };
};

/** A published section of the article gets the anchor. */
function withAnchor(article: string, anchor: string, space: Space): Space {
  const sections = valueIn(itemIn(space, article), 'howToSections', space.locale) as readonly {
    sys: { id: string };
  }[];
  const section = sections
    .map(({ sys }) => itemIn(space, sys.id))
    .find(({ sys }) => sys['publishedVersion'] !== undefined);
  if (section === undefined) throw new Error(`${article} has no section`);
  return withItem(space, withValue(section, 'anchor', anchor, space.locale));
}

function withEmbedded(article: RawEntry, id: string, { locale }: Space): RawEntry {
  const text = valueIn(article, 'introduction', locale) as { readonly content: readonly unknown[] };
  return withValue(article, 'introduction', { ...text, content: [...text.content, embedded(id)] }, locale);
}
