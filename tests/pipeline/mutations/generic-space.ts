import {
  assetLink,
  block,
  doc,
  embedded,
  embeddedAsset,
  entryLink,
  exportOf,
  h,
  hyperlink,
  li,
  p,
  rawAsset,
  rawEntry,
  type RawEntry,
  row,
  settings,
  table,
  td,
  th,
  toEntry,
  ul,
} from '../documents.ts';
import { type Space, spaceOf } from './space.ts';

const posts = 40;

/** A blog: none of its content types is ours, so that only what holds for any space is checked. */
export const genericSpace = (): Space =>
  spaceOf({
    name: 'a space of other types',
    exported: exportOf([...Array.from({ length: posts }, (_, n) => post(n)), ...authors()].map(inGerman), {
      contentTypes: [model('blogPost', 'headline'), model('author', 'name')],
      assets: Array.from({ length: 8 }, (_, n) => inGerman(rawAsset(`photo${n}`))),
      locales: [
        { code: 'de', name: 'German', default: true, fallbackCode: null },
        { code: 'de-AT', name: 'Austrian', default: false, fallbackCode: 'de' },
      ],
    }) as Space['exported'], // items as they were made
    config: settings({ rules: { 'schema/unknown-type': 'off' } }),
    table: 'fromPath,toPath\n',
    locale: 'de',
  });

const post = (n: number): RawEntry =>
  rawEntry('blogPost', `post${n}`, {
    headline: `Van number ${n} on the road`,
    published: `2025-0${1 + (n % 9)}-11`,
    expires: `2026-0${1 + (n % 9)}-11T10:00Z`,
    author: entryLink(`author${n % 5}`),
    related: [entryLink(`post${(n + 1) % posts}`), entryLink(`post${(n + 2) % posts}`)],
    photo: assetLink(`photo${n % 8}`),
    source: `https://roads.example/${n}`,
    summary: `What happened to van ${n}, in short.`,
    body: body(n),
  });

const body = (n: number) =>
  doc(
    h(2, `Kilometre ${n}`),
    p(
      'Read ',
      hyperlink(`https://maps.example/${n}`, `the map of day ${n}`),
      ' and ',
      toEntry(`post${(n + 3) % posts}`, `the story of van ${(n + 3) % posts}`),
      '.',
    ),
    ul(li(p('Fuel for ', `${n} kilometres`)), li(p('Oil'), ul(li(p(`Two litres for van ${n}`))))),
    block('blockquote', [p(`Nothing breaks on day ${n}, the driver said.`)]),
    table(row(th('Town'), th('Hour')), row(td(`North ${n}`), td('9')), row(td(`South ${n}`), td('11'))),
    embeddedAsset(`photo${(n + 1) % 8}`),
    embedded(`author${(n + 1) % 5}`),
    p(`That was day ${n}.`),
  );

const authors = (): RawEntry[] =>
  Array.from({ length: 5 }, (_, n) =>
    rawEntry('author', `author${n}`, {
      name: `Driver ${n}`,
      portrait: assetLink(`photo${n}`),
      about: doc(p(`Drives van ${n}.`)),
    }),
  );

const model = (id: string, displayField: string) => ({
  sys: { id, type: 'ContentType' },
  displayField,
  fields: [
    { id: 'headline', type: 'Symbol', localized: true },
    { id: 'name', type: 'Symbol', localized: true },
    { id: 'summary', type: 'Text', localized: true },
    { id: 'published', type: 'Date', localized: true },
    { id: 'expires', type: 'Date', localized: true },
    { id: 'body', type: 'RichText', localized: true },
    { id: 'about', type: 'RichText', localized: true },
  ],
});

const inGerman = (item: RawEntry): RawEntry => ({
  ...item,
  fields: Object.fromEntries(
    Object.entries(item.fields).map(([field, value]) => [
      field,
      { de: (value as { 'en-US': unknown })['en-US'] },
    ]),
  ),
});
