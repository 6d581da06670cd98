import { doc, embedded, entryLink, p, type RawEntry, rawEntry } from '../../pipeline/documents.ts';
import { box } from './parts.ts';

const remark = doc(p('Only a remark.'));

const parts: readonly RawEntry[] = [
  rawEntry('kbHowToSection', 'e-section', { heading: 'Embedded section', content: remark }),
  rawEntry('workflow', 'e-way', { workflowName: 'Embedded way', description: remark }),
  rawEntry('kbTerm', 'e-term', { term: 'Embedded term', definition: remark }),
  rawEntry('kbFaqQuestion', 'e-question', { question: 'Embedded question', answer: remark }),
  rawEntry('kbLandingPageInfoBox', 'e-box', { title: 'Embedded box', boxType: 'Standard', content: remark }),
  rawEntry('kbLandingPageSection', 'e-landing', { title: 'Embedded landing section', description: remark }),
  rawEntry('cKbFaqCategoryQuestion', 'e-category', {
    heading: 'Embedded category',
    questions: [entryLink('e-question-2')],
  }),
  rawEntry('kbReleaseNotesNote', 'e-note', { title: 'Embedded note', description: remark }),
  rawEntry('kbReleaseNotesNoteGroup', 'e-group', {
    category: entryLink('e-group-name'),
    notes: [entryLink('e-note-2')],
  }),
  rawEntry('kbReleaseNotesSection', 'e-release', { sectionName: entryLink('e-release-name'), noteGroup: [] }),
];

const namedOnly: readonly RawEntry[] = [
  rawEntry('kbFaqQuestion', 'e-question-2', { question: 'Question of a category', answer: remark }),
  rawEntry('kbReleaseNotesNote', 'e-note-2', { title: 'Note of a group', description: remark }),
  rawEntry('sectionName', 'e-group-name', { name: 'Embedded group' }),
  rawEntry('sectionName', 'e-release-name', { name: 'Embedded release' }),
];

const boxes: readonly RawEntry[] = [
  box('b-info', 'An info.', 'info'),
  box('b-who', 'For owners.', 'whoUseThis'),
  box('b-note', 'A note.', 'note'),
  box('b-disclaimer', 'A disclaimer.', 'disclaimer'),
  box('b-none', 'Of no kind.'),
];

/** Every type that can stand in a text, and every kind of box. */
export const embeddedParts: readonly RawEntry[] = [
  ...parts,
  ...namedOnly,
  ...boxes,
  rawEntry('article', 'with-pages', {
    title: 'Pages among parts',
    content: [entryLink('short-1'), entryLink('b-info'), entryLink('short-2')],
  }),
  rawEntry('kbHowTo', 'embedded', {
    title: 'Embedded',
    url: 'embedded',
    introduction: doc(
      ...parts.map(({ sys }) => embedded(sys.id)),
      embedded('highlight-1'),
      embedded('short-1'),
    ),
  }),
  rawEntry('kbHowTo', 'boxes', {
    title: 'Boxes',
    url: 'boxes',
    spotlightBoxes: boxes.map(({ sys }) => entryLink(sys.id)),
  }),
];
