import {
  assetLink,
  block,
  doc,
  embedded,
  embeddedAsset,
  embeddedInline,
  entryLink,
  h,
  hyperlink,
  li,
  p,
  type RawEntry,
  rawEntry,
  row,
  table,
  td,
  th,
  toAsset,
  toEntry,
  ul,
} from '../../documents.ts';
import { box, linksTo, times } from './lists.ts';

const taskCount = 20;

/** Every type of article with its parts. */
export const articles = (): RawEntry[] => [
  ...times(taskCount, task).flat(),
  ...times(5, faq).flat(),
  ...times(2, glossary).flat(),
  ...times(4, problem).flat(),
  ...times(4, workflowArticle).flat(),
  ...times(3, releaseNotes).flat(),
  ...times(4, landingPage).flat(),
  ...times(8, capability),
  ...times(4, resource),
];

function task(n: number): RawEntry[] {
  const next = (n + 1) % taskCount;
  const sections = times(3, (s) =>
    rawEntry('kbHowToSection', `task${n}s${s}`, {
      heading: `Step ${s} of task ${n}`,
      anchor: `step-${s}`,
      content: doc(
        h(3, `Before step ${s}`),
        p('Open ', hyperlink(`/how-to/task-${next}#step-${s}`, `step ${s} of the task after ${n}`), '.'),
        ul(li(p(`First van of ${n}`), ul(li(p(`Its key, ${s}`)))), li(p('Second van'))),
        ...(s === 1 ? [embedded(`table${n % 6}`), embedded(`snippet${n % 6}`)] : []),
        ...(s === 2
          ? [embedded(`code${n % 5}`), embedded(`infoBox${n % 6}`), embedded(`media${n % 10}`)]
          : []),
      ),
      ...(s === 0 && { spotlightBoxes: [entryLink(`task${n}box`)] }),
    }),
  );
  return [
    rawEntry('kbHowTo', `task${n}`, {
      title: `Do task ${n}`,
      url: `task-${n}`,
      metaDescription: `How task ${n} is done.`,
      introduction: doc(
        p(
          'See ',
          toEntry(`task${next}`, `the task after ${n}`),
          ' and ',
          toAsset(`picture${n % 12}`, `the picture of van ${n % 12}`),
          '.',
        ),
        block('blockquote', [p(`Task ${n} takes five minutes.`)]),
        table(row(th('Depot'), th('Vans')), row(td('North'), td(`${n}`)), row(td('South'), td('4'))),
        embeddedAsset(`picture${(n + 1) % 12}`),
      ),
      thingsToKnow: doc(p('Mail ', hyperlink('mailto:vans@vans.example', `the crew of task ${n}`), '.')),
      howToSections: linksTo(sections),
      wantToLearnMore: doc(
        p('Then watch ', embeddedInline(`video${n % 6}`), '.'),
        embedded(`interactive${n % 4}`),
      ),
      displayToc: n % 2 === 0,
      relatedContent: [entryLink(`task${next}`), entryLink(`related${n % 4}`)],
    }),
    ...sections,
    box(`task${n}box`, n),
  ];
}

function faq(n: number): RawEntry[] {
  const categories = times(2, (c) => {
    const questions = times(4, (q) =>
      rawEntry('kbFaqQuestion', `faq${n}c${c}q${q}`, {
        question: `How do vans ${n} reach town ${c}${q}?`,
        anchor: `town-${c}-${q}`,
        answer: doc(p('As ', hyperlink(`#town-${c}-${(q + 1) % 4}`, `the answer beside ${c}${q}`), ' says.')),
      }),
    );
    const category = rawEntry('cKbFaqCategoryQuestion', `faq${n}c${c}`, {
      heading: `Towns ${c} of part ${n}`,
      anchor: `towns-${c}`,
      uncategorized: false,
      questions: linksTo(questions),
    });
    return { category, questions };
  });
  return [
    rawEntry('kbFaq', `faq${n}`, {
      title: `Questions about part ${n}`,
      url: `part-${n}`,
      description: doc(p(`What people ask about part ${n}.`)),
      globalSpotlightBoxes: [entryLink(`faq${n}box`)],
      thingsToKnow: doc(p('Vans have wheels.')),
      categorizedQuestions: linksTo(categories.map(({ category }) => category)),
      relatedContent: [entryLink(`task${n}`)],
    }),
    box(`faq${n}box`, n),
    ...categories.flatMap(({ category, questions }) => [category, ...questions]),
  ];
}

function glossary(n: number): RawEntry[] {
  const terms = times(8, (t) =>
    rawEntry('kbTerm', `glossary${n}t${t}`, {
      term: `Word ${t} of list ${n}`,
      anchor: `word-${t}`,
      definition: doc(p(`Stands for thing ${t}.`)),
    }),
  );
  return [
    rawEntry('kbGlossary', `glossary${n}`, {
      title: `Words, list ${n}`,
      url: `words-${n}`,
      description: doc(p('From A to Z.')),
      terms: linksTo(terms),
    }),
    ...terms,
  ];
}

const workflows = (id: string): RawEntry[] =>
  times(2, (w) =>
    rawEntry('workflow', `${id}w${w}`, {
      workflowName: `Way ${w} of ${id}`,
      anchor: `way-${w}`,
      description: doc(
        p('First the ', { nodeType: 'text', value: 'key', marks: [{ type: 'bold' }], data: {} }, '.'),
      ),
    }),
  );

function problem(n: number): RawEntry[] {
  const ways = workflows(`problem${n}`);
  return [
    rawEntry('articleProblemSolution', `problem${n}`, {
      title: `Van ${n} does not start`,
      url: `van-${n}`,
      introduction: doc(p('It happens.')),
      spotlightBoxes: [entryLink(`problem${n}box`)],
      problem: doc(p('The key turns, and nothing is heard.')),
      workflowSummary: doc(p('Try both ways.')),
      workflows: linksTo(ways),
    }),
    box(`problem${n}box`, n),
    ...ways,
  ];
}

function workflowArticle(n: number): RawEntry[] {
  const ways = workflows(`recommended${n}`);
  return [
    rawEntry('articleRecommendedWorkflow', `recommended${n}`, {
      title: `A good day ${n}`,
      url: `day-${n}`,
      introduction: doc(p('It starts early.')),
      thingsToKnow: doc(p('Coffee helps.')),
      workflows: linksTo(ways),
    }),
    ...ways,
  ];
}

function releaseNotes(n: number): RawEntry[] {
  const sections = times(2, (s) => {
    const groups = times(2, (g) => {
      const id = `notes${n}s${s}g${g}`;
      const notes = times(2, (k) =>
        rawEntry('kbReleaseNotesNote', `${id}n${k}`, {
          title: `Change ${s}${g}${k}`,
          description: doc(p(`Vans are faster by ${k}.`)),
          hideBullet: false,
        }),
      );
      const group = rawEntry('kbReleaseNotesNoteGroup', id, {
        category: entryLink(`name${g}`),
        ignoreCategory: false,
        notes: linksTo(notes),
      });
      return { group, notes };
    });
    const section = rawEntry('kbReleaseNotesSection', `notes${n}s${s}`, {
      sectionName: entryLink(`name${2 + s}`),
      noteGroup: linksTo(groups.map(({ group }) => group)),
    });
    return [section, ...groups.flatMap(({ group, notes }) => [group, ...notes])];
  });
  return [
    rawEntry('kbReleaseNotes', `notes${n}`, {
      title: `What is new in part ${n}`,
      url: `new-${n}`,
      about: doc(p('Much is new.')),
      interactiveContent: entryLink(`interactive${n}`),
      videoHighlights: [entryLink(`video${n}`)],
      sections: linksTo(sections.flatMap(([section]) => section ?? [])),
      displayToc: true,
    }),
    ...sections.flat(),
  ];
}

function landingPage(n: number): RawEntry[] {
  const parts = times(2, (s) => {
    const id = `landing${n}s${s}`;
    const links = times(4, (k) =>
      rawEntry('kbLandingPageLink', `${id}k${k}`, {
        title: `Way ${k} from ${n}${s}`,
        ...(k === 3
          ? { externalUrl: `https://roads.example/${n}${s}` }
          : { article: entryLink(`task${n + k}`) }),
        ...(k === 1 && { anchor: 'step-2' }),
      }),
    );
    const section = rawEntry('kbLandingPageSection', id, {
      title: `Part ${s} of ${n}`,
      anchor: `part-${s}`,
      description: doc(p('Choose.')),
      content: linksTo(links),
    });
    return [section, ...links];
  });
  return [
    rawEntry('kbLandingPage', `landing${n}`, {
      title: `Start ${n}`,
      url: `start-${n}`,
      description: doc(p('Start here.')),
      content: [...linksTo(parts.flatMap(([section]) => section ?? [])), entryLink(`infoBox${n}`)],
      displayToc: false,
      deliveryChannels: ['main'],
    }),
    ...parts.flat(),
  ];
}

const capability = (n: number): RawEntry =>
  rawEntry('kbCapability', `capability${n}`, {
    title: `Ability ${n}`,
    url: `ability-${n}`,
    shortDescription: `Vans can do ${n}.`,
    image: assetLink(`picture${n}`),
    productArea: entryLink(`area${n % 4}`),
    description: doc(p('They can.')),
  });

const resource = (n: number): RawEntry =>
  rawEntry('resource', `resource${n}`, {
    title: `Paper ${n}`,
    ...(n % 2 === 0 && { url: `paper-${n}` }),
    description: doc(p('Print it.')),
    noIndex: true,
  });
