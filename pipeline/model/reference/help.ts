import { type ContentTypeId, type ContentTypes, isContentTypeId } from '../../../schemas/content/index.ts';

/** What editors are told of each content type, here and in Contentful. */
export const typeHelp: Readonly<Record<ContentTypeId, string>> = {
  article:
    'An article of any kind: a text, with parts below it. Most types of other spaces are read as this one.',
  kbHowTo: 'A guide in steps.',
  kbHowToSection: 'A step of a guide, or a few that belong together.',
  kbLandingPage: 'A page that leads into a subject: sections with texts, cards and info boxes.',
  kbLandingPageSection: 'A part of a page under a heading, with other parts in it.',
  kbLandingPageLink: 'A card that leads to an article, to a place in one, or to another site.',
  kbLandingPageInfoBox: 'A box with a text, open or to be opened.',
  kbFaq: 'Questions with answers, in categories.',
  cKbFaqCategoryQuestion: 'A category of questions.',
  kbFaqQuestion: 'A question with its answer.',
  kbGlossary: 'A list of terms, with an index of their letters.',
  kbTerm: 'A term and what it means.',
  articleProblemSolution: 'A problem, and the ways to solve it.',
  articleRecommendedWorkflow: 'How work is done best: workflows, one after the other.',
  workflow: 'A way to do something, in steps.',
  kbReleaseNotes: 'What is new in a release.',
  kbReleaseNotesSection: 'A section of release notes, such as an area of the product.',
  kbReleaseNotesNoteGroup: 'Notes of one category, such as improvements or fixes.',
  kbReleaseNotesNote: 'One thing that is new.',
  kbCapability: 'Something that the product can do.',
  resource: 'A page around something to use, such as a checklist or a file.',
  author: 'A person who writes articles, with a page that lists them.',
  topic: 'A subject of articles, such as a category, a course or a chapter, with a page that lists them.',
  kbHighlight: 'A card of the home page, with a picture.',
  productArea: 'An area of the product, with a page that lists its capabilities.',
  spotlightBox: 'A box that stands out of a text: a note, a tip, a warning.',
  template: 'The kind of a spotlight box.',
  sectionName: 'The name of a section or category of release notes.',
  interactiveContent: 'A page of another service inside an article, such as a tour.',
  media: 'A picture, a video, a sound or a file, with what readers need to know of it.',
  externalVideo: 'A video of another service.',
  table: 'A table of plain texts.',
  contentSnippet: 'A text that several articles share.',
  codeBlock: 'Code, coloured by its language.',
  relatedContent: 'A link below an article to another article or another site.',
  announcement: 'News for readers, on the home page and on a page of its own.',
  announcementType: 'The kind of an announcement.',
  homeEntry: 'A section of the home page, or a card in one.',
  externalLink: 'A link to another site.',
  redirectRule: 'An old address, and where it leads now.',
  otherEntry: 'An entry of a type that is neither one of these nor read as one.',
};

/** Fields that mean the same in every type. */
const sharedHelp = {
  title: 'The heading of the page or part, and its name in lists.',
  name: 'A name for editors. Readers do not see it.',
  description: 'A text of any length.',
  introduction: 'A short text before everything else.',
  thingsToKnow: 'What readers need before they begin. It has a heading of its own.',
  spotlightBoxes: 'Boxes above the text.',
  spotlightBox: 'A box with the text.',
  anchor: 'The place in the address, such as add-a-user in …#add-a-user. Without it, the heading decides.',
  displayToc: 'Whether the page has a table of contents.',
  // of articles
  heroImage: 'A picture above the text, as wide as it.',
  authors: 'Who wrote it. Each author has a page.',
  byline: 'The authors by name, where they are no entries.',
  publishedOn: 'The day that readers see.',
  topics: 'The subjects that it belongs to.',
  tags: 'Words that readers can filter by. Each has a page.',
  order: 'The place among the articles of a topic, the lowest number first.',
  url: 'The last part of the address. Without it, the id of the entry.',
  relatedContent: 'Articles and links below the text.',
  deliveryChannels: 'The knowledge bases that have it. Without it, all that are not strict.',
  metaDescription: 'The summary for search engines.',
  noIndex: 'Search engines leave the page out.',
} as const satisfies Readonly<Record<string, string>>;

/** The other fields of each type; a shared one may be told otherwise. */
type OwnHelp<Id extends ContentTypeId> = Readonly<
  Record<Exclude<keyof ContentTypes[Id]['fields'], keyof typeof sharedHelp>, string>
> & { readonly [Name in keyof typeof sharedHelp]?: string };

const fieldHelp: { readonly [Id in ContentTypeId]: OwnHelp<Id> } = {
  article: {
    body: 'The text.',
    content: 'Parts below the text, one after the other. A card leads to each page among them.',
    ending: 'What stands at the end, such as a summary or sources.',
  },
  kbHowTo: {
    howToSections: 'The steps.',
    wantToLearnMore: 'Where to go from here. It has a heading of its own.',
  },
  kbHowToSection: { heading: 'The heading of the step.', content: 'The text of the step.' },
  kbLandingPage: { content: 'The parts of the page.' },
  kbLandingPageSection: { content: 'Parts within the section.' },
  kbLandingPageLink: {
    article: 'The article that it leads to. It counts before an address.',
    externalUrl: 'An address on another site.',
    openInNewWindow: 'It opens in a new tab.',
    anchor: 'A place in the article that it leads to, not in this one.',
  },
  kbLandingPageInfoBox: {
    boxType: 'Whether the box is open, or opened by a click.',
    content: 'The text of the box.',
  },
  kbFaq: {
    globalSpotlightBoxes: 'Boxes above the questions.',
    categorizedQuestions: 'The categories with their questions.',
  },
  cKbFaqCategoryQuestion: {
    heading: 'The heading of the category.',
    uncategorized: 'The heading is left out.',
    questions: 'The questions.',
  },
  kbFaqQuestion: { question: 'The question, as a reader asks it.', answer: 'The answer.' },
  kbGlossary: { terms: 'The terms, in the order of the page.' },
  kbTerm: { term: 'The term.', definition: 'What it means.' },
  articleProblemSolution: {
    problem: 'What is wrong. It has a heading of its own.',
    workflowSummary: 'What the ways to a solution have in common.',
    workflows: 'The ways to solve it.',
  },
  articleRecommendedWorkflow: { workflows: 'The workflows, in their order.' },
  workflow: { workflowName: 'The heading.', description: 'The steps.' },
  kbReleaseNotes: {
    about: 'What the release is about.',
    interactiveContent: 'A tour of what is new.',
    videoHighlights: 'Videos of what is new.',
    sections: 'The sections.',
  },
  kbReleaseNotesSection: {
    sectionName: 'The heading.',
    noteGroup: 'Notes by category.',
  },
  kbReleaseNotesNoteGroup: {
    category: 'The heading.',
    ignoreCategory: 'The heading is left out.',
    notes: 'The notes.',
  },
  kbReleaseNotesNote: { hideBullet: 'The note has no bullet.' },
  kbCapability: {
    shortDescription: 'A sentence for the card in the list of capabilities.',
    image: 'The picture of the card.',
    productArea: 'The area that it belongs to.',
  },
  resource: {},
  author: {
    title: 'The name.',
    role: 'Such as “Support engineer”.',
    picture: 'A picture of the author.',
    about: 'A few sentences about the author.',
  },
  topic: {
    icon: 'The name of an icon.',
    parent: 'The topic that it is part of.',
    articles:
      'Its articles in the order in which they are read. Articles that name the topic themselves follow.',
  },
  kbHighlight: { content: 'What the card leads to.', image: 'The picture of the card.' },
  productArea: {
    isPro: 'It belongs to the edition that costs more, and has a label.',
    parent: 'The area that it is part of.',
  },
  spotlightBox: { spotlightBoxType: 'The kind: it decides colour and icon.' },
  template: { codeId: 'The code of the kind; see the requirements for the known ones.' },
  sectionName: { name: 'The name that readers see.' },
  interactiveContent: { url: 'The address of the page to show.' },
  media: {
    name: 'The name of a file or a video.',
    altText: 'What the picture shows, for readers who do not see it.',
    media: 'The file.',
    videoUrl: 'The address of a video, in place of a file.',
    url: 'The address that a click on the picture leads to.',
    zoomable: 'A click enlarges the picture.',
    hoverText: 'A text that appears at the pointer.',
  },
  externalVideo: { title: 'What the video shows.', videoUrl: 'The address of the video.' },
  table: {
    name: 'What the table holds, for readers who do not see it.',
    columns: 'How many columns it has.',
    rows: 'How many rows it has.',
    isHeader: 'The first row has headings.',
    isSticky: 'The headings stay in view.',
    scrollable: 'A wide table can be moved sideways.',
    data: 'The cells, row by row.',
  },
  contentSnippet: { content: 'The text.' },
  codeBlock: {
    name: 'The name of a file, above the code.',
    language: 'The language, such as js or bash.',
    code: 'The code.',
  },
  relatedContent: {
    name: 'The text of the link.',
    article: 'The article that it leads to. It counts before an address.',
    externalUrl: 'An address on another site.',
  },
  announcement: {
    announcementType: 'The kinds, as labels that readers can filter by.',
    ctaLink: 'The address of its main link.',
    ctaOpenInNewWindow: 'The main link opens in a new tab.',
    learnMoreLinks: 'More links, each with a text.',
    pin: 'It stays at the top.',
  },
  announcementType: {
    name: 'The name that readers see.',
    codeId: 'The code of the kind: it decides the colour.',
  },
  homeEntry: {
    icon: 'The name of an icon.',
    codeId: 'The code of the section: it decides how the section looks.',
    content: 'What the card leads to.',
    subContent: 'The cards of the section.',
    borderColor1: 'The first colour of the border of the card.',
    borderColor2: 'The second colour of the border of the card.',
  },
  externalLink: { title: 'The text of the link.', url: 'The address.' },
  redirectRule: {
    fromPath: 'The old address, from the first slash on.',
    toPath: 'The new address.',
    isPermanent: 'It stays so: search engines may forget the old one.',
    ignoreCase: 'Upper and lower case count as the same.',
    redirectInBrowser: 'It also acts when a reader goes on within the site.',
  },
  otherEntry: { values: 'Its fields, in the order of its model.' },
};

/** What editors are told of a field; undefined for one that we do not know. */
export function helpOf(type: string, field: string): string | undefined {
  const own: Readonly<Record<string, string>> = isContentTypeId(type) ? fieldHelp[type] : {};
  const all: Readonly<Record<string, string>> = { ...sharedHelp, ...own };
  return Object.hasOwn(all, field) ? all[field] : undefined;
}
