import { conversionTo } from '../../../../pipeline/model/sources/conversions.ts';
import { kindOfValue } from '../../../../pipeline/model/sources/value-kind.ts';
import { kindSamples } from '../../../schemas/fields/kind-samples.ts';
import { type RawEntry, doc, entryLink, p, rawEntry } from '../../documents.ts';
import { printed, typeIn } from '../../model/planted.ts';
import { kind, type Kind, leftOut } from '../kind.ts';
import { pickEntry, pickField, shownEntries } from '../places.ts';
import type { Random } from '../random.ts';
import { type Space, withEntries, withItem, withParts, withSys, withValue } from '../space.ts';
import { blocksIn, change, type Node, replaced, textsIn } from '../texts.ts';

const wrongType = kind('a value of the wrong type', 'schema/wrong-type', (space, random) => {
  const place = pickField(space, random, ({ definition }) => definition !== undefined);
  if (place?.definition === undefined) return undefined;
  const { definition } = place;
  const { bad, badItems = [], entails = [] } = kindSamples[definition.kind];
  // a mapping takes other kinds of values too: see docs/mapping.md, "What a value becomes"
  const isTaken = (value: unknown) =>
    place.name !== place.field && conversionTo(definition, kindOfValue(value)) !== undefined;
  const inJson = [...bad, ...badItems].filter((value) => JSON.stringify(value) !== 'null' && !isTaken(value));
  const changed = change(space, place, random.pick(inJson));
  return {
    space: changed.space,
    found: [`schema/wrong-type ${changed.id} ${place.field}`],
    entails: [...entails, ...(place.definition.required ? leftOut : [])],
  };
});

const wrongDate = kind('a date that is a number', 'schema/wrong-type', (space, random) => {
  const place = pickDate(space, random);
  if (place === undefined) return undefined;
  return {
    space: change(space, place, 2026).space,
    found: [`schema/wrong-type ${place.item.sys.id} ${place.field}`],
  };
});

const isRequired = ({ definition }: { definition: { required?: true } | undefined }) =>
  definition?.required === true;

const noLocales = kind('a field without locales', 'schema/wrong-type', (space, random) => {
  const place = pickField(space, random, ({ value }) => typeof value === 'string');
  if (place === undefined) return undefined;
  const { item, field, value } = place;
  const bare = withItem(space, {
    ...item,
    fields: { ...item.fields, [field]: random.pick([value, 7, [value]]) },
  });
  return {
    space: bare,
    found: [`schema/wrong-type ${item.sys.id} ${field}`],
    entails: [
      ...leftOut,
      'announcements/no-link',
      'schema/missing-field',
      'home/unknown-section',
      'media/no-alt',
    ],
  };
});

const missingField = kind('a required field without a value', 'schema/missing-field', (space, random) => {
  const place = pickField(space, random, isRequired);
  if (place === undefined) return undefined;
  const { space: changed, id, field } = change(space, place, random.pick([undefined, null]));
  return { space: changed, found: [`schema/missing-field ${id} ${field}`], entails: leftOut };
});

const otherLocale = kind(
  'a required field with a value in another locale only',
  'schema/missing-field',
  (space, random) => {
    const place = pickField(space, random, isRequired);
    const other = (space.exported.locales as { code: string }[]).find(({ code }) => code !== space.locale);
    if (place === undefined || other === undefined) return undefined;
    const { item, field } = place;
    const changed = withItem(space, withValue(item, field, place.value, other.code));
    return { space: changed, found: [`schema/missing-field ${item.sys.id} ${field}`], entails: leftOut };
  },
);

const blank = kind('a required text of white space', 'schema/blank', (space, random) => {
  const place = pickField(space, random, (each) => isRequired(each) && typeof each.value === 'string');
  if (place === undefined) return undefined;
  const { space: changed, id, field } = change(space, place, random.pick(['', ' \n', '\u00a0\t']));
  return { space: changed, found: [`schema/blank ${id} ${field}`], entails: leftOut };
});

const unknownField = kind('a field that the type does not have', 'schema/unknown-field', (space, random) => {
  const item = pickEntry(space, random, [], ({ sys }) => isOurs(sys.id, space));
  if (item === undefined) return undefined;
  const field = `${random.pick(['titel', 'contnet', 'extra', '__proto__', 'constructor'])}`;
  const fields = Object.fromEntries([...Object.entries(item.fields), [field, { [space.locale]: 'Words' }]]);
  return {
    space: withItem(space, { ...item, fields }),
    found: [`schema/unknown-field ${item.sys.id} ${field}`],
  };
});

const renamedField = kind(
  'a field that is renamed with all its values',
  'schema/renamed-field',
  (space, random) => {
    const { contentTypes } = space.exported;
    const known = contentTypes.findIndex((each) => isSections(each));
    const index = known === -1 ? contentTypes.length : known;
    // a space without a model of the type has that of Fieldbook
    const type = [...contentTypes, typeIn(printed(), 'kbHowToSection')].at(known);
    if (!isSections(type)) return undefined;
    const name = `${random.pick(['body', 'contents', 'sectionText'])}`;
    const renamed = type.fields.map((field) => (field.id === 'content' ? { ...field, id: name } : field));
    const moved = space.exported.entries.map((item): RawEntry => {
      if (typeOf(item) !== type.sys.id) return item;
      const { content, ...fields } = item.fields;
      return content === undefined ? item : { ...item, fields: { ...fields, [name]: content } };
    });
    if (moved.every((item, at) => item === space.exported.entries[at])) return undefined;
    return {
      space: withParts(space, {
        contentTypes: contentTypes.toSpliced(index, 1, { ...type, fields: renamed }),
        entries: moved,
      }),
      found: [`schema/renamed-field /contentTypes/${index}`],
      entails: leftOut,
    };
  },
);

interface SectionType {
  readonly sys: { readonly id: 'kbHowToSection' };
  readonly fields: readonly { readonly id: string }[];
}

const typeOf = (item: RawEntry): unknown =>
  (item?.sys['contentType'] as { readonly sys: { readonly id: unknown } } | undefined)?.sys.id;

const isSections = (type: unknown): type is SectionType =>
  (type as SectionType | undefined)?.sys.id === 'kbHowToSection';

const unmappedField = kind(
  'a field of a mapped type that nothing shows',
  'mapping/unshown-field',
  (space, random) => {
    const item = pickEntry(space, random, [], ({ sys }) => isMapped(sys.id, space));
    if (item === undefined) return undefined;
    const value = random.pick(['Words', 7, doc(p('Words.')), [entryLink('zzOther')]]);
    const fields = { ...item.fields, [`notes ${item.sys.id}`]: { [space.locale]: value } };
    return {
      space: withItem(space, { ...item, fields }),
      found: ['mapping/unshown-field /contentTypes/guide'],
    };
  },
);

const isMapped = (id: string, { graph }: Space): boolean => {
  const entry = graph.entries.get(id as never);
  return entry?.type !== undefined && entry.type !== 'otherEntry' && entry.type !== entry.contentType;
};

/** Fields of a mapped type are told of in another way. */
const isOurs = (id: string, { graph }: Space): boolean => {
  const entry = graph.entries.get(id as never);
  return entry?.type !== undefined && entry.type === entry.contentType;
};

const unknownType = kind('a content type that nobody knows', 'schema/unknown-type', (space, random) => {
  if (shownEntries(space, 'kbHowTo').length === 0) return undefined;
  const type = random.pick(['kbHowTos', 'blogPost', 'constructor', '__proto__', 'KBFAQ']) ?? '';
  const added = rawEntry(type, 'zzType', { title: 'Typed wrongly' });
  return { space: withEntries(space, added), found: [`schema/unknown-type /contentTypes/${type}`] };
});

const unknownLocale = kind(
  'a value in a locale that the space does not have',
  'schema/unknown-locale',
  (space, random) => {
    const place = pickField(space, random, () => true);
    if (place === undefined) return undefined;
    const { item, field } = place;
    const code = random.pick(['fr-FR', 'en-us', 'EN', '__proto__', 'toString']) ?? '';
    const values = Object.fromEntries([...Object.entries(item.fields[field] as object), [code, place.value]]);
    const changed = withItem(space, { ...item, fields: { ...item.fields, [field]: values } });
    return { space: changed, found: [`schema/unknown-locale ${item.sys.id} ${field}`] };
  },
);

const tooLong = kind('a short text of more than 256 characters', 'schema/too-long', (space, random) => {
  const place = pickField(
    space,
    random,
    ({ definition, value }) =>
      definition?.kind === 'symbol' &&
      !definition.oneOf &&
      !definition.colour &&
      typeof value === 'string' &&
      value.includes(' '),
  );
  if (place === undefined) return undefined;
  const {
    space: changed,
    id,
    field,
  } = change(space, place, `${String(place.value)} ${'and so on '.repeat(30)}until the end`);
  return { space: changed, found: [`schema/too-long ${id} ${field}`] };
});

const codeTooLong = kind('a program of more than 50,000 characters', 'schema/too-long', (space, random) => {
  const place = pickField(space, random, ({ definition }) => definition?.kind === 'code');
  if (place === undefined) return undefined;
  const { space: changed, id, field } = change(space, place, 'let x = 1;\n'.repeat(4_700));
  return { space: changed, found: [`schema/too-long ${id} ${field}`] };
});

const isWords = ({ node }: { readonly node: Node }): boolean =>
  node.nodeType === 'text' && typeof node['value'] === 'string' && node['value'].trim().length > 3;

/** Changes a run of text at any depth of any rich text. */
function inWords(space: Space, random: Random, edit: (words: string) => string) {
  const place = pickField(space, random, ({ value }) =>
    textsIn(value).some(({ node }) => blocksIn(node).some(isWords)),
  );
  const runs = textsIn(place?.value).flatMap(({ node, path }) =>
    blocksIn(node)
      .filter(isWords)
      .map((run) => ({ value: String(run.node['value']), path: [...path, ...run.path, 'value'] })),
  );
  const run = random.pick(runs);
  return place && run && change(space, place, replaced(place.value, run.path, edit(run.value)));
}

const hidden = ['\u200b', '\u202e', '\u0007', '\u2066', '\ufeff', '\u0085'];

const invisible = kind(
  'a character in a rich text that is not seen',
  'schema/invisible-characters',
  (space, random) => {
    const character = random.pick(hidden) ?? '';
    const changed = inWords(space, random, (text) => `${text.slice(0, 2)}${character}${text.slice(2)}`);
    return (
      changed && {
        space: changed.space,
        found: [`schema/invisible-characters ${changed.id} ${changed.field}`],
      }
    );
  },
);

const invisibleInField = kind(
  'a character in a field that is not seen',
  'schema/invisible-characters',
  (space, random) => {
    const place = pickField(
      space,
      random,
      ({ definition, value }) =>
        typeof value === 'string' && value.includes(' ') && (!definition || definition.kind === 'symbol'),
    );
    if (place === undefined) return undefined;
    const {
      space: changed,
      id,
      field,
    } = change(space, place, `${String(place.value)}${random.pick(hidden)}x`);
    return { space: changed, found: [`schema/invisible-characters ${id} ${field}`] };
  },
);

const invisibleInAsset = kind(
  "a character in an asset's title that is not seen",
  'schema/invisible-characters',
  (space, random) => {
    const asset = random.pick(space.exported.assets);
    if (asset === undefined) return undefined;
    const changed = withItem(
      space,
      withValue(asset, 'title', `Pic${random.pick(hidden)}ture of a van`, space.locale),
    );
    return { space: changed, found: [`schema/invisible-characters asset ${asset.sys.id}`] };
  },
);

const garbled = kind('letters read in the wrong encoding', 'schema/wrong-encoding', (space, random) => {
  const letters =
    random.pick(['\u00e2\u20ac\u2122', '\u00c3\u00a9', '\u00c5\u201a', '\u00f0\u0178\u02dc\u20ac']) ?? '';
  const changed = inWords(space, random, (text) => `${text} va${letters}n`);
  return changed && { space: changed.space, found: [`schema/wrong-encoding ${changed.id} ${changed.field}`] };
});

const brokenUnicode = kind('half of a character in a rich text', 'schema/invalid-value', (space, random) => {
  const changed = inWords(
    space,
    random,
    (text) => `${text.slice(0, 2)}${random.pick(['\ud800', '\udc00'])}${text.slice(2)}`,
  );
  return (
    changed && {
      space: changed.space,
      found: [`schema/invalid-value ${changed.id} ${changed.field}`],
    }
  );
});

const noChoice = kind('a value that is none of the choices', 'schema/invalid-value', (space, random) => {
  const place = pickField(
    space,
    random,
    ({ definition }) => definition?.kind === 'symbol' && definition.oneOf !== undefined,
  );
  if (place === undefined) return undefined;
  return {
    space: change(space, place, 'Sideways').space,
    found: [`schema/invalid-value ${place.item.sys.id} ${place.field}`],
  };
});

const oddNumber = kind('a number that cannot be', 'schema/invalid-value', (space, random) => {
  const place = pickField(space, random, ({ definition }) => definition?.kind === 'integer');
  if (place === undefined) return undefined;
  const value = random.pick([-1, 2.5, Number('1e999')]);
  return {
    space: change(space, place, value).space,
    found: [
      `schema/${value === Infinity ? 'wrong-type' : 'invalid-value'} ${place.item.sys.id} ${place.field}`,
    ],
  };
});

const noDate = kind('a day that no calendar has', 'schema/invalid-value', (space, random) => {
  const place = pickDate(space, random);
  if (place === undefined) return undefined;
  const {
    space: changed,
    id,
    field,
  } = change(space, place, random.pick(['2026-02-30', 'tomorrow', '03/09/2026', '']));
  return { space: changed, found: [`schema/invalid-value ${id} ${field}`] };
});

const pickDate = (space: Space, random: Random) =>
  pickField(
    space,
    random,
    ({ item, field }) => space.graph.entries.get(item.sys.id as never)?.dates.has(field) ?? false,
  );

const noUpdateDate = kind(
  'a time of the last change that is none',
  'schema/invalid-value',
  (space, random) => {
    const item = pickEntry(space, random, []);
    if (item === undefined) return undefined;
    return {
      space: withItem(space, withSys(item, { updatedAt: 'last week' })),
      found: [`schema/invalid-value ${item.sys.id}`],
    };
  },
);

const oddDate = kind('a date that can hardly be meant', 'schema/odd-date', (space, random) => {
  const place = pickDate(space, random);
  if (place === undefined) return undefined;
  const {
    space: changed,
    id,
    field,
  } = change(space, place, random.pick(['1970-01-01', '2062-05-01', '1899-12-31T10:00Z']));
  return { space: changed, found: [`schema/odd-date ${id} ${field}`] };
});

const changedTomorrow = kind('an entry of the future', 'schema/odd-date', (space, random) => {
  const item = pickEntry(space, random, []);
  if (item === undefined) return undefined;
  const changed = withItem(space, withSys(item, { updatedAt: '2031-01-01T00:00:00.000Z' }));
  return { space: changed, found: [`schema/odd-date ${item.sys.id}`] };
});

const colour = kind('a colour that is none', 'schema/invalid-colour', (space, random) => {
  const place = pickField(
    space,
    random,
    ({ definition }) => definition?.kind === 'symbol' && definition.colour === true,
  );
  if (place === undefined) return undefined;
  const value = random.pick(['#12', 'blueish', 'rgb(1,2)', 'url(x)', '#ggg']);
  return {
    space: change(space, place, value).space,
    found: [`schema/invalid-colour ${place.item.sys.id} ${place.field}`],
  };
});

const duplicateId = kind('an id that stands twice', 'schema/duplicate-id', (space, random) => {
  const item = pickEntry(space, random, []);
  if (item === undefined) return undefined;
  return { space: withEntries(space, { ...item }), found: [`schema/duplicate-id ${item.sys.id}`] };
});

const noEntry = kind('an item that is no entry', 'schema/invalid-export', (space, random) => {
  const item = random.pick<unknown>([
    null,
    7,
    'x',
    [],
    {},
    { sys: null },
    { sys: { id: '' } },
    { sys: { id: '../x' } },
    { fields: {} },
  ]);
  return {
    space: withEntries(space, item),
    found: [`schema/invalid-export /entries/${space.exported.entries.length}`],
  };
});

const noLocale = kind('a locale without a code', 'schema/invalid-export', (space, random) => {
  const { locales } = space.exported;
  const item = random.pick<unknown>([null, {}, { code: 4 }, { code: '' }]);
  return {
    space: withParts(space, { locales: [...locales, item] }),
    found: [`schema/invalid-export /locales/${locales.length}`],
  };
});

const localeCircle = kind('locales that fall back in a circle', 'schema/invalid-export', (space) => {
  const known = space.exported.locales as { code: string }[];
  const at = known.findIndex(({ code }) => code === space.locale);
  const locales = known.map((locale) =>
    locale.code === space.locale ? { ...locale, fallbackCode: 'zz' } : locale,
  );
  const back = { code: 'zz', name: 'Back', default: false, fallbackCode: space.locale };
  return {
    space: withParts(space, { locales: [...locales, back] }),
    found: [`schema/invalid-export /locales/${at}/fallbackCode`],
  };
});

const deleted = kind('an entry that was deleted', 'schema/deleted', (space) => {
  const gone = { sys: { id: 'zzGone', type: 'DeletedEntry' }, fields: {} };
  return { space: withEntries(space, gone), found: ['schema/deleted /entries'] };
});

const duplicateKey = kind('a key that stands twice', 'schema/duplicate-key', (space, random) => {
  const index = random.below(space.exported.entries.length);
  const field = random.pick(Object.keys((space.exported.entries[index] as RawEntry).fields)) ?? 'x';
  const pointer = `/entries/${index}/fields/${field}`;
  return {
    space: withParts(space, { repeatedKeys: [{ pointer, key: field, line: 9 }] }),
    found: [`schema/duplicate-key ${pointer}`],
  };
});

const notPublished = kind('a page that was withdrawn', 'schema/not-published', (space, random) => {
  const item = pickEntry(
    space,
    random,
    ['announcement', 'kbHowTo', 'kbFaq', 'resource', 'redirectRule'],
    ({ sys }) => (space.graph.referrers.get(sys.id) ?? []).length === 0,
  );
  if (item === undefined) return undefined;
  const draft = withSys(item, { version: 3, publishedVersion: undefined, publishedCounter: 2 });
  return { space: withItem(space, draft), found: [`schema/not-published ${item.sys.id}`], entails: leftOut };
});

export const schemaKinds: readonly Kind[] = [
  wrongType,
  wrongDate,
  noLocales,
  missingField,
  otherLocale,
  blank,
  unknownField,
  renamedField,
  unknownType,
  unknownLocale,
  tooLong,
  codeTooLong,
  invisible,
  invisibleInField,
  invisibleInAsset,
  garbled,
  brokenUnicode,
  noChoice,
  oddNumber,
  noDate,
  noUpdateDate,
  oddDate,
  changedTomorrow,
  colour,
  duplicateId,
  noEntry,
  noLocale,
  localeCircle,
  deleted,
  duplicateKey,
  notPublished,
  unmappedField,
];
