import { doc, entryLink, p, type RawEntry, rawEntry } from '../../pipeline/documents.ts';
import { box, paragraphs, sentence } from './parts.ts';

const note = (id: string, hideBullet: boolean, boxes: readonly string[] = []): RawEntry =>
  rawEntry('kbReleaseNotesNote', id, {
    title: `Note ${id}`,
    description: doc(p(sentence)),
    hideBullet,
    spotlightBoxes: boxes.map(entryLink),
  });

const untitled = (id: string, words: string, hideBullet: boolean): RawEntry =>
  rawEntry('kbReleaseNotesNote', id, { description: doc(p(words)), hideBullet });

const name = (id: string, words: string): RawEntry => rawEntry('sectionName', id, { name: words });

/** All that release notes can hold. */
export const releaseNotes: readonly RawEntry[] = [
  name('scheduling', 'Scheduling'),
  name('fixes', 'Fixes'),
  name('secret', 'A category that is not shown'),
  note('one', false),
  note('two', true, ['note-box']),
  note('three', false),
  untitled('four', 'Faster lists.', false),
  untitled('five', 'Thank you for your reports.', true),
  box('note-box', 'About this note.', 'note'),
  box('group-box', 'About these notes.'),
  box('release-box', 'Everybody gets it.', 'info'),
  box('pdf-box', 'Take the notes with you.', 'note', 'Spring release: PDF Available'),
  rawEntry('kbReleaseNotesNoteGroup', 'fixed', {
    category: entryLink('fixes'),
    spotlightBoxes: [entryLink('group-box')],
    notes: ['one', 'two'].map(entryLink),
  }),
  rawEntry('kbReleaseNotesNoteGroup', 'unnamed', {
    category: entryLink('secret'),
    ignoreCategory: true,
    notes: ['three', 'four', 'five'].map(entryLink),
  }),
  rawEntry('kbReleaseNotesSection', 'scheduling-section', {
    sectionName: entryLink('scheduling'),
    noteGroup: ['fixed', 'unnamed'].map(entryLink),
  }),
  rawEntry('interactiveContent', 'tour', {
    title: 'Tour of the board',
    url: 'https://tour.example/board',
    description: doc(p('Try the new board.')),
  }),
  rawEntry('externalVideo', 'highlight-1', {
    title: 'What is new',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  }),
  rawEntry('externalVideo', 'highlight-2', { title: 'In depth', videoUrl: 'https://vimeo.com/76979871' }),
  rawEntry('workflow', 'upgrade', {
    workflowName: 'How to upgrade',
    anchor: 'upgrade',
    description: paragraphs(2),
  }),
  rawEntry('kbReleaseNotes', 'spring', {
    title: 'Spring release',
    url: 'spring',
    displayToc: true,
    about: doc(p(sentence)),
    interactiveContent: entryLink('tour'),
    videoHighlights: ['highlight-1', 'highlight-2'].map(entryLink),
    spotlightBoxes: ['release-box', 'pdf-box'].map(entryLink),
    sections: ['scheduling-section', 'upgrade'].map(entryLink),
    relatedContent: ['short-1', 'short-2', 'short-3', 'short-4', 'short-5', 'short-6'].map(entryLink),
  }),
];
