import { doc, embedded, entryLink, p, type RawEntry, rawEntry } from '../../pipeline/documents.ts';
import { box, boxTemplates, links, paragraphs, sentence, upTo } from './parts.ts';

const question = (number: number): RawEntry =>
  rawEntry('kbFaqQuestion', `question-${number}`, {
    question:
      number === 7
        ? `Why does ${'a very long question about billing '.repeat(4)}end?`
        : `What is rule ${number}?`,
    anchor: `rule-${number}`,
    answer: number === 3 ? doc(p('It holds a box.'), embedded('inner-box')) : paragraphs(3),
    ...(number === 2 && { spotlightBox: entryLink('question-box') }),
  });

const category = (number: number): RawEntry =>
  rawEntry('cKbFaqCategoryQuestion', `category-${number}`, {
    heading: `Category ${number}`,
    uncategorized: number === 1,
    anchor: `category-${number}`,
    questions: upTo(10).map((each) => entryLink(`question-${(number - 1) * 10 + each}`)),
    ...(number === 2 && { spotlightBox: entryLink('category-box') }),
  });

const questions = upTo(40).map(question);
const categories = upTo(4).map(category);

/** 40 questions in four categories; the first one has no heading. */
export const faq: readonly RawEntry[] = [
  ...boxTemplates,
  box('faq-box', 'Rules change once a year.', 'note'),
  box('category-box', 'About this category.', 'whoUseThis'),
  box('question-box', 'About this question.', 'disclaimer'),
  rawEntry('kbLandingPageInfoBox', 'inner-box', {
    title: 'A box in an answer',
    anchor: 'inner-box',
    boxType: 'Collapsible',
    content: doc(p('What is inside.')),
  }),
  ...questions,
  ...categories,
  rawEntry('kbFaq', 'forty-questions', {
    title: 'Forty questions',
    url: 'forty-questions',
    description: doc(p(sentence)),
    globalSpotlightBoxes: [entryLink('faq-box')],
    thingsToKnow: doc(p('Answers are short.')),
    categorizedQuestions: links(categories),
    relatedContent: upTo(7).map((number) => entryLink(`short-${number}`)),
  }),
  rawEntry('cKbFaqCategoryQuestion', 'few', {
    uncategorized: true,
    questions: [entryLink('question-1'), entryLink('question-2')],
  }),
  rawEntry('kbFaq', 'two-questions', {
    title: 'Two questions',
    url: 'two-questions',
    categorizedQuestions: [entryLink('few')],
  }),
];
