import {
  doc,
  entryLink,
  h,
  hyperlink,
  p,
  type RawEntry,
  rawEntry,
  toEntry,
} from '../../pipeline/documents.ts';
import { box, links, paragraphs, sentence, upTo } from './parts.ts';

/** Three levels in each of twelve sections: 60 places in all. */
const section = (number: number): RawEntry =>
  rawEntry('kbHowToSection', `section-${number}`, {
    heading: number === 12 ? `  Section ${number} ` : `Section ${number}`,
    anchor: `section-${number}`,
    spotlightBoxes: number === 1 ? [entryLink('section-box')] : [],
    content: doc(
      p(sentence),
      h(3, `Part ${number}.1`),
      p(sentence),
      h(4, `Detail ${number}.1.1`),
      p(sentence, ' ', sentence),
      h(4, `Detail ${number}.1.2`),
      p(sentence, ' ', sentence),
      h(3, `Part ${number}.2`),
      p(sentence),
    ),
  });

const sections = upTo(12).map(section);

/** Articles of one paragraph, for lists of related ones. */
const short: readonly RawEntry[] = upTo(7).map((number) =>
  rawEntry(
    'kbHowTo',
    `short-${number}`,
    { title: `Short article ${number}`, url: `short-${number}`, introduction: doc(p(sentence)) },
    number === 2 ? { updatedAt: '2026-03-10T05:00:00.000Z' } : {},
  ),
);

export const howTo: readonly RawEntry[] = [
  ...short,
  ...sections,
  box('section-box', 'In the first section.', 'note'),
  box('how-to-box', 'Owners and dispatchers.', 'whoUseThis'),
  rawEntry('kbHowTo', 'long-how-to', {
    title: 'A long how-to',
    url: 'long-how-to',
    displayToc: true,
    introduction: doc(
      p(
        'Read ',
        toEntry('short-1', 'a short article'),
        ' or ',
        hyperlink('/how-to/long-how-to#section-5', 'section 5'),
        '.',
      ),
    ),
    spotlightBoxes: [entryLink('how-to-box')],
    thingsToKnow: paragraphs(1),
    howToSections: links(sections),
    wantToLearnMore: doc(p('Ask us.')),
    relatedContent: upTo(7).map((number) => entryLink(`short-${number}`)),
  }),
  rawEntry('kbHowTo', 'hidden-contents', {
    title: 'Contents only beside the text',
    url: 'hidden-contents',
    displayToc: false,
    howToSections: [entryLink('section-1')],
    relatedContent: [entryLink('short-1')],
  }),
];
