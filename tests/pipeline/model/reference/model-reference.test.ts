import { describe, expect, test } from 'vitest';
import { contentTypes } from '../../../../schemas/content/index.ts';
import type { ContentTypeDefinition } from '../../../../schemas/content/content-type.ts';
import { modelReference } from '../../../../pipeline/model/reference/model-reference.ts';
import { helpOf } from '../../../../pipeline/model/reference/help.ts';

const page = modelReference();
const sectionOf = (type: string): string =>
  page.split(/^### /mu).find((section) => section.startsWith(`${type}\n`)) ?? '';

const pictureOf = (type: string) => (type === 'kbTerm' ? 'kbTerm.webp' : undefined);

describe('the reference of content types', () => {
  test.each(Object.values<ContentTypeDefinition>(contentTypes).filter(({ isDerived }) => isDerived !== true))(
    'has $id once, with each field of it [MP-10]',
    ({ id, isArticle, fields }) => {
      const section = sectionOf(id);
      expect(page.split(`\n### ${id}\n`)).toHaveLength(2);
      const known = isArticle === true ? section + page.slice(0, page.indexOf('## Pages')) : section;
      expect(Object.keys(fields).filter((name) => !known.includes(`| \`${name}\` |`))).toEqual([]);
    },
  );

  test('says what nests in what, from both ends [MP-10]', () => {
    expect(sectionOf('kbFaq')).toContain(
      '- Shows: [spotlightBox](#spotlightbox), [cKbFaqCategoryQuestion](#ckbfaqcategoryquestion)\n',
    );
    expect(sectionOf('cKbFaqCategoryQuestion')).toContain('- Shown in: [kbFaq](#kbfaq)\n');
    expect(sectionOf('codeBlock')).toContain('- Shown in every rich text\n');
    expect(sectionOf('template')).toContain('Readers do not see it by itself');
  });

  test('says of a field what editors need: kind, duty, language, what stands in, limits [MP-10]', () => {
    expect(sectionOf('kbLandingPageInfoBox').split('\n')).toEqual(
      expect.arrayContaining([
        '| `boxType` | short text | Whether the box is open, or opened by a click. | left out | Collapsible, Standard |',
        '| `content` | rich text, translated | The text of the box. | left out | headings from level 2 |',
      ]),
    );
    expect(sectionOf('kbTerm')).toContain('| `term` | short text, required, translated | The term. |  |  |');
    expect(page).toContain("| `url` | short text | The last part of the address. Without it, the id of the entry. | the entry's id | each value once; "); // oxfmt-ignore
  });

  test('has no link to a type that it lacks', () => {
    const places = new Set([...page.matchAll(/^#{2,3} (.*)$/gmu)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'))); // oxfmt-ignore
    const links = [...page.matchAll(/\]\(#([^)]*)\)/gu)].map(([, place = '']) => place);
    expect(links.filter((place) => !places.has(place))).toEqual([]);
  });

  test('has examples and pictures where they are given', () => {
    const examples = new Map([['kbTerm', new Map([['term', 'Arrival | window']])]]);
    const given = modelReference({ examples, pictureOf });
    expect(given).toContain('![Term on a page](kbTerm.webp)');
    expect(given).toContain('| Arrival \\| window |');
    expect(given.match(/!\[/gu)).toHaveLength(1);
  });
});

const definitions = Object.values<ContentTypeDefinition>(contentTypes);

test('editors are told of every field, and of none that is not there', () => {
  const fields = definitions.flatMap(({ id, fields: own }) =>
    Object.keys(own).map((name) => ({ at: `${id}.${name}`, help: helpOf(id, name) })),
  );
  const untold = fields.filter(({ help }) => help === undefined).map(({ at }) => at);
  expect(untold, 'write it in `fieldHelp` of the definition in schemas/content/').toEqual([]);
  const gone = definitions.flatMap(({ id, fieldHelp = {}, fields: own }) =>
    Object.keys(fieldHelp).flatMap((name) => (Object.hasOwn(own, name) ? [] : `${id}.${name}`)),
  );
  expect(gone, 'take it out of `fieldHelp` of the definition in schemas/content/').toEqual([]);
});

test('what editors are told fits into Contentful', () => {
  const tooLong = definitions.flatMap(({ id, help, fields }) => [
    ...(help.length > 500 ? [id] : []),
    ...Object.keys(fields).flatMap((name) =>
      (helpOf(id, name) ?? '').length > 255 ? [`${id}.${name}`] : [],
    ),
  ]);
  expect(tooLong).toEqual([]);
});

test('of a field that is not ours nothing is told', () => {
  expect(helpOf('kbTerm', 'constructor')).toBeUndefined();
});
