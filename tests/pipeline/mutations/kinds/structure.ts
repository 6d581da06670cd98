import type { EntryId } from '../../../../schemas/base/ids.ts';
import { announcementCodeIds } from '../../../../schemas/spec/pages/announcements.ts';
import { doc, entryLink, p, type RawEntry, rawEntry } from '../../documents.ts';
import { kind, type Kind, leftOut } from '../kind.ts';
import { pickEntry, shownEntries, spelled, valueOf } from '../places.ts';
import type { Random } from '../random.ts';
import { type Space, valueIn, withEntries, withItem, withParts, withSys, withValue } from '../space.ts';

const unknownSection = kind(
  'a section of the home page that nobody knows',
  'home/unknown-section',
  (space, random) => {
    if (shownEntries(space, 'homeEntry').length === 0) return undefined;
    const codeId = random.pick(['HPWelcom', 'hpwelcome', 'constructor', ' ', undefined]);
    const added = rawEntry('homeEntry', 'zzHome', {
      title: 'A section',
      ...(codeId !== undefined && { codeId }),
    });
    return { space: withEntries(space, added), found: ['home/unknown-section zzHome codeId'] };
  },
);

/** A section of the home page with one of the given codes. */
const pickSection = (space: Space, random: Random, codes: RegExp): RawEntry | undefined =>
  pickEntry(space, random, ['homeEntry'], (item) => codes.test(String(valueOf(item, 'codeId', space))));

const sameSection = kind(
  'a section of the home page that is there already',
  'home/unknown-section',
  (space, random) => {
    const item = pickSection(space, random, /^HP/u);
    if (item === undefined) return undefined;
    const copy = { ...item, sys: { ...item.sys, id: 'zzHome' } };
    return { space: withEntries(space, copy), found: ['home/unknown-section zzHome codeId'] };
  },
);

const noCards = kind('a section of the home page without cards', 'home/empty', (space, random) => {
  const item = pickSection(space, random, /^HP/u);
  if (item === undefined) return undefined;
  const changed = withItem(space, withValue(item, 'subContent', random.pick([[], undefined]), space.locale));
  const entails = ['home/unknown-section', 'refs/unreachable'];
  return { space: changed, found: [`home/empty ${item.sys.id} subContent`], entails };
});

const manyCards = kind(
  'a section of the home page with more than it shows',
  'home/too-many',
  (space, random) => {
    const item = pickSection(space, random, /^HP(?:Welcome|FeaturePacks)$/u);
    if (item === undefined) return undefined;
    const cards = Array.from({ length: 5 }, (_, n) =>
      rawEntry('homeEntry', `zzCard${n}`, { title: `Card ${n}` }),
    );
    const list = (valueIn(item, 'subContent', space.locale) ?? []) as unknown[];
    const longer = withValue(
      item,
      'subContent',
      [...list, ...cards.map(({ sys }) => entryLink(sys.id))],
      space.locale,
    );
    const changed = withEntries(withItem(space, longer), ...cards);
    return { space: changed, found: [`home/too-many ${item.sys.id} subContent`] };
  },
);

const manyLinks = kind(
  'a group of featured articles with more than it shows',
  'home/too-many',
  (space, random) => {
    const section = pickSection(space, random, /^HPFeaturedArticles$/u);
    const cards = (section && (valueOf(section, 'subContent', space) as { sys: { id: string } }[])) ?? [];
    const card = random.pick(cards);
    const item = space.exported.entries.find(({ sys }) => sys.id === card?.sys.id);
    if (item === undefined) return undefined;
    const articles = shownEntries(space, 'kbHowTo', 'kbFaq').slice(0, 9);
    const changed = withItem(
      space,
      withValue(
        item,
        'subContent',
        articles.map(({ sys }) => entryLink(sys.id)),
        space.locale,
      ),
    );
    const found = [`home/too-many ${item.sys.id} subContent`];
    return { space: changed, found, entails: ['refs/unreachable'] };
  },
);

const noLink = kind('an announcement that leads nowhere', 'announcements/no-link', (space, random) => {
  const item = pickEntry(space, random, ['announcement']);
  if (item === undefined) return undefined;
  const bare = { ...item, fields: { title: item.fields['title'] } };
  const found = [`announcements/no-link ${item.sys.id} ctaLink`];
  return { space: withItem(space, bare), found, entails: ['refs/unreachable'] };
});

const announcementType = kind(
  'a type of announcement without a colour',
  'announcements/unknown-type',
  (space, random) => {
    const item = pickEntry(space, random, ['announcementType']);
    if (item === undefined) return undefined;
    const codeId = random.pick(['Relases', 'news', 'constructor', `${announcementCodeIds.blog} `]);
    const changed = withItem(space, withValue(item, 'codeId', codeId, space.locale));
    return { space: changed, found: [`announcements/unknown-type ${item.sys.id} codeId`] };
  },
);

const emptyAnswer = kind('a question without an answer', 'faq/empty-answer', (space, random) => {
  const item = pickEntry(
    space,
    random,
    ['kbFaqQuestion'],
    (each) => each.fields['spotlightBox'] === undefined,
  );
  if (item === undefined) return undefined;
  const changed = withItem(
    space,
    withValue(item, 'answer', random.pick([undefined, doc(p()), doc()]), space.locale),
  );
  return { space: changed, found: [`faq/empty-answer ${item.sys.id} answer`], entails: leftOut };
});

const emptyStep = kind(
  'a part of a page that holds nothing but empty paragraphs',
  'content/empty-part',
  (space, random) => {
    const item = pickEntry(space, random, ['kbTerm', 'workflow']);
    if (item === undefined) return undefined;
    const field = item.fields['term'] === undefined ? 'description' : 'definition';
    const text = random.pick([doc(p()), doc(p(' '), p('\u200b\u00a0'))]);
    const changed = withItem(space, withValue(item, field, text, space.locale));
    return {
      space: changed,
      found: [`content/empty-part ${item.sys.id}`],
      entails: [...leftOut, 'schema/invisible-characters'],
    };
  },
);

/** Gives one of two parts of a page the words of the other: the later one is found. */
const repeated = (name: string, rule: string, type: string, field: string): Kind =>
  kind(name, rule, ({ graph, ...space }, random) => {
    const pages = [...graph.pages.values()].flatMap(({ shows }) => {
      const parts = [...shows].filter(
        (id) => graph.entries.get(id)?.type === type && graph.pagesOf.get(id)?.length === 1,
      );
      return parts.length > 1 ? [parts] : [];
    });
    const [first, ...others] = random.pick(pages) ?? [];
    const second = random.pick(others);
    const item = space.exported.entries.find(({ sys }) => sys.id === second);
    const words = first && graph.entries.get(first)?.title;
    if (item === undefined || words === undefined) return undefined;
    const same = random.pick([words, words.toUpperCase(), `${words} `]);
    const changed = withItem({ graph, ...space }, withValue(item, field, same, space.locale));
    return { space: changed, found: [`${rule} ${item.sys.id} ${field}`], entails: ['links/broken-anchor'] };
  });

const copied = kind('a section that is copied', 'content/copied-part', (space, random) => {
  const page = pickEntry(space, random, ['kbHowTo'], (item) => sectionsOf(item, space).length > 0);
  const id = page && random.pick(sectionsOf(page, space));
  const item = space.exported.entries.find(({ sys }) => sys.id === id);
  if (page === undefined || item === undefined) return undefined;
  const fields = Object.fromEntries(Object.entries(item.fields).filter(([field]) => field !== 'anchor'));
  const copy = { sys: { ...item.sys, id: 'zzCopy' }, fields };
  const listed = [...sectionLinks(page, space), entryLink('zzCopy')];
  const changed = withItem(
    space,
    withValue(page, spelled(page, 'howToSections', space), listed, space.locale),
  );
  // a box in its text can have an anchor
  return {
    space: withEntries(changed, copy),
    found: ['content/copied-part zzCopy'],
    entails: ['anchors/duplicate'],
  };
});

const sectionLinks = (page: RawEntry, space: Space) =>
  (valueOf(page, 'howToSections', space) ?? []) as readonly ReturnType<typeof entryLink>[];

/** Those with a text, on no other page. */
const sectionsOf = (page: RawEntry, space: Space): string[] =>
  sectionLinks(page, space).flatMap(({ sys: { id } }) => {
    const entry = space.graph.entries.get(id as EntryId);
    return entry?.fields['content'] !== undefined && space.graph.included.has(entry.id) ? [id] : [];
  });

const notesIn = {
  kbReleaseNotes: 'sections',
  kbReleaseNotesSection: 'noteGroup',
  kbReleaseNotesNoteGroup: 'notes',
} as const;

const hasNoBox = ({ fields }: RawEntry): boolean => fields['spotlightBoxes'] === undefined;

const emptyNotes = kind('release notes without notes', 'release-notes/empty', (space, random) => {
  const type = random.pick(Object.keys(notesIn) as (keyof typeof notesIn)[]) ?? 'kbReleaseNotes';
  const item = pickEntry(space, random, [type], (each) => type === 'kbReleaseNotes' || hasNoBox(each));
  if (item === undefined) return undefined;
  const field = notesIn[type];
  const changed = withItem(space, withValue(item, field, random.pick([[], undefined]), space.locale));
  return { space: changed, found: [`release-notes/empty ${item.sys.id} ${field}`], entails: leftOut };
});

const emptyNote = kind('a release note without words', 'release-notes/empty', (space, random) => {
  const item = pickEntry(space, random, ['kbReleaseNotesNote'], hasNoBox);
  if (item === undefined) return undefined;
  const found = [`release-notes/empty ${item.sys.id} description`];
  return { space: withItem(space, { ...item, fields: {} }), found, entails: leftOut };
});

const stale = kind('an article that was not changed for years', 'content/stale', (space, random) => {
  const { pages, entries: known } = space.graph;
  const page = random.pick([...pages.values()].filter(({ id }) => known.get(id)?.type !== 'kbReleaseNotes'));
  if (page === undefined) return undefined;
  const entries = space.exported.entries.map((item) =>
    page.shows.has(item.sys.id as never) ? withSys(item, { updatedAt: '2019-05-01T10:00:00.000Z' }) : item,
  );
  return {
    space: withParts(space, { entries }),
    found: [`content/stale ${page.id}`],
    entails: ['content/stale'],
  };
});

export const structureKinds: readonly Kind[] = [
  unknownSection,
  sameSection,
  noCards,
  manyCards,
  manyLinks,
  noLink,
  announcementType,
  emptyAnswer,
  emptyStep,
  repeated('a question that is asked twice', 'faq/duplicate-question', 'kbFaqQuestion', 'question'),
  repeated('a term that is explained twice', 'glossary/duplicate-term', 'kbTerm', 'term'),
  copied,
  emptyNotes,
  emptyNote,
  stale,
];
