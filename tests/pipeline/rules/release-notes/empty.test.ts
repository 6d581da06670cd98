import { expect, test } from 'vitest';
import { entry, findingsOf, text } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

type Values = Readonly<Record<string, unknown>>;

/** Release notes of one section with one group with one note; `values` replaces those of an entry. */
const releaseNotes = (
  values: Readonly<Partial<Record<'fall' | 'section' | 'group' | 'note', Values>>> = {},
) => [
  entry('kbReleaseNotes', 'fall', {
    title: 'Fall release',
    about: text('What is new.'),
    sections: [entryLink('section')],
    ...values.fall,
  }),
  entry('kbReleaseNotesSection', 'section', { noteGroup: [entryLink('group')], ...values.section }),
  entry('kbReleaseNotesNoteGroup', 'group', { notes: [entryLink('note')], ...values.group }),
  entry('kbReleaseNotesNote', 'note', { title: 'Faster sync', ...values.note }),
];

/** Without the entries that nothing shows any more. */
const emptyIn = (entries: ReturnType<typeof releaseNotes>) =>
  findingsOf(entries).filter(({ rule }) => rule !== 'refs/unreachable');

test.each([
  ['fall', 'sections', 'The release notes have no section that readers see.'],
  ['section', 'noteGroup', 'The section of the release notes is empty: readers see nothing in it.'],
  ['group', 'notes', 'The group of release notes is empty: it has no note that readers see.'],
])('%s without %s is a warning', (id, field, message) => {
  const found = { rule: 'release-notes/empty', entry: id, field, message };
  expect(emptyIn(releaseNotes({ [id]: { [field]: [] } }))).toEqual([found]);
  expect(emptyIn(releaseNotes({ [id]: { [field]: undefined } }))).toEqual([found]);
});

test('a note without a title and a description is a warning', () => {
  expect(emptyIn(releaseNotes({ note: { title: undefined, description: text(' ') } }))).toEqual([
    {
      rule: 'release-notes/empty',
      entry: 'note',
      field: 'description',
      message: 'The release note is empty: it has neither a title nor a description.',
    },
  ]);
});

test('a list of drafts is empty to readers', () => {
  const [fall, section, group] = releaseNotes();
  const note = entry('kbReleaseNotesNote', 'note', { title: 'Faster sync' }, 'draft');
  const rules = [fall, section, group, note].flatMap((each) => each ?? []);
  expect(findingsOf(rules).map(({ rule, entry: id }) => [rule, id])).toEqual([
    ['refs/draft-target', 'group'],
    ['release-notes/empty', 'group'],
  ]);
});

test('notes with content, and spotlight boxes instead of them, are no findings', () => {
  expect(findingsOf(releaseNotes())).toEqual([]);
  const box = entry('spotlightBox', 'box', { name: 'Note', description: text('Soon.') });
  const boxes = { noteGroup: [], spotlightBoxes: [entryLink('box')] };
  expect(emptyIn([box, ...releaseNotes({ section: boxes })])).toEqual([]);
});

test('release notes of a type of the space may be one text, and are empty without it', () => {
  const config = { contentTypes: { release: { as: 'kbReleaseNotes', fields: { about: 'notes' } } } };
  const releases = [
    entry('release', 'one', { title: '2.4.0', notes: text('It is faster.') }),
    entry('release', 'two', { title: '2.5.0', notes: text(' ') }),
  ];
  const empty = findingsOf(releases, { config }).filter(({ rule }) => rule === 'release-notes/empty');
  expect(empty.map(({ entry: id }) => id)).toEqual(['two']);
});
