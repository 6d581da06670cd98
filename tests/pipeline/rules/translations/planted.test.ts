import { beforeAll, describe, expect, test } from 'vitest';
import { inAllLocales } from '../../../../pipeline/translations.ts';
import { sampleExport, sampleInput } from '../../sample.ts';

interface Node {
  readonly nodeType: string;
  content: Node[];
  value?: string;
}

type Values = Record<string, unknown>;

interface SampleEntry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } } };
  readonly fields: Record<string, Values>;
}

const entriesOf = ({ entries }: ReturnType<typeof sampleExport>) =>
  entries as unknown as readonly SampleEntry[]; // as the sample has them

/** What a plant is expected to be found as: `missing-text kbHowTo.title hwBookJob`. */
type Found = string;

const locale = 'es-MX';

/** The findings about translations in the sample in English and Spanish. */
function foundIn(exported: ReturnType<typeof sampleExport>): Found[] {
  const input = sampleInput(exported, ['en-US', locale]);
  const types = new Map(entriesOf(exported).map(({ sys }) => [sys.id, sys.contentType.sys.id]));
  return inAllLocales(input)
    .diagnostics.filter((each) => each.rule.startsWith('translations/') || each.rule === 'links/broken-page')
    .map(({ rule, entry, field }) =>
      [rule.split('/')[1], `${types.get(entry?.id ?? '')}.${field?.[0] ?? ''}`, entry?.id].join(' '),
    );
}

/** Puts a fault into the Spanish value of a field; false where it has nothing that can be put wrong so. */
type Plant = (values: Values) => boolean;

const missing: Plant = (values) => delete values[locale];

const copied: Plant = (values) => {
  values[locale] = structuredClone(values['en-US']);
  return wordsIn(values['en-US']) >= 4;
};

const without =
  (isGone: (node: Node) => boolean): Plant =>
  (values) =>
    removeFrom(values[locale] as Node, isGone);

const deadLink: Plant = (values) => {
  const [link] = nodesIn(values[locale] as Node).filter(({ nodeType }) => nodeType === 'hyperlink');
  if (link === undefined) return false;
  Object.assign(link, { data: { uri: '/how-to/pagina-que-no-existe' } });
  return true;
};

/** Sixty faults: of each kind, as many as there are fields, each in an entry of its own. */
const plants: readonly {
  readonly rule: string;
  readonly plant: Plant;
  readonly fields: readonly string[];
}[] = [
  {
    rule: 'missing-text',
    plant: missing,
    fields: [
      'kbHowTo.title',
      'kbHowTo.introduction',
      'kbHowTo.metaDescription',
      'kbHowToSection.heading',
      'kbHowToSection.content',
      'kbFaqQuestion.question',
      'kbFaqQuestion.answer',
      'kbTerm.term',
      'kbTerm.definition',
      'workflow.workflowName',
      'workflow.description',
      'kbCapability.shortDescription',
      'spotlightBox.description',
      'table.data',
      'media.altText',
      'kbLandingPageInfoBox.content',
      'kbReleaseNotesNote.description',
      'kbLandingPageSection.title',
      'articleProblemSolution.problem',
      'resource.description',
    ],
  },
  {
    rule: 'copied-text',
    plant: copied,
    fields: [
      'kbHowTo.thingsToKnow',
      'kbHowToSection.content',
      'kbFaqQuestion.question',
      'kbFaqQuestion.answer',
      'kbTerm.definition',
      'workflow.description',
      'kbCapability.description',
      'spotlightBox.description',
      'media.altText',
      'kbLandingPage.metaDescription',
      'kbLandingPageInfoBox.content',
      'kbReleaseNotesNote.description',
      'articleRecommendedWorkflow.introduction',
      'kbFaq.description',
      'table.data',
    ],
  },
  {
    rule: 'other-structure',
    plant: without(({ nodeType }) => nodeType.startsWith('heading')),
    fields: [
      'resource.description',
      'kbCapability.description',
      'kbHowToSection.content',
      'workflow.description',
    ],
  },
  {
    rule: 'other-structure',
    plant: without(({ nodeType }) => nodeType.endsWith('hyperlink')),
    fields: [
      'kbHowToSection.content',
      'kbFaqQuestion.answer',
      'spotlightBox.description',
      'kbHowTo.wantToLearnMore',
      'workflow.description',
      'kbReleaseNotesNote.description',
    ],
  },
  {
    rule: 'other-structure',
    plant: without(({ nodeType }) => nodeType.startsWith('embedded')),
    fields: [
      'kbHowToSection.content',
      'kbHowTo.introduction',
      'workflow.description',
      'kbLandingPageInfoBox.content',
      'kbFaqQuestion.answer',
    ],
  },
  {
    rule: 'broken-page',
    plant: deadLink,
    fields: [
      'kbHowToSection.content',
      'kbFaqQuestion.answer',
      'workflow.description',
      'kbHowTo.thingsToKnow',
      'spotlightBox.description',
    ],
  },
];

/** Articles that lose all their Spanish, with their parts. */
const untranslated = ['rwMonthEnd', 'lpProcurement', 'capOffline', 'glMarketing', 'faqMarketing'];

describe('the sample in English and Spanish [ML-5]', () => {
  test('has no finding about its translation', () => {
    expect(foundIn(sampleExport())).toEqual([]);
  });

  describe('with sixty faults', () => {
    const planted: Found[] = [];
    let found: Found[];
    beforeAll(() => {
      const exported = sampleExport();
      const used = new Set<string>();
      for (const id of untranslated) planted.push(loseSpanish(entriesOf(exported), id, used));
      for (const { rule, plant, fields } of plants) {
        for (const field of fields)
          planted.push(`${rule} ${field} ${plantIn(entriesOf(exported), field, { plant, used })}`);
      }
      found = foundIn(exported);
    });

    test('there are sixty', () => {
      expect(planted).toHaveLength(60);
      expect(new Set(planted).size).toBe(60);
    });

    test('each of them is found, and nothing else', () => {
      expect(found.toSorted()).toEqual(planted.toSorted());
    });
  });
});

function plantIn(
  entries: readonly SampleEntry[],
  field: string,
  { plant, used }: { readonly plant: Plant; readonly used: Set<string> },
): string {
  const [type, name = ''] = field.split('.');
  for (const { sys, fields } of entries) {
    const values = fields[name];
    if (sys.contentType.sys.id !== type || values?.[locale] === undefined || used.has(sys.id)) continue;
    const before = structuredClone(values[locale]);
    if (plant(values)) {
      used.add(sys.id);
      return sys.id;
    }
    values[locale] = before;
  }
  throw new Error(`the sample has no ${field} for the fault`);
}

/** An article and the entries that are parts of it alone, as their ids begin with its own. */
function loseSpanish(entries: readonly SampleEntry[], id: string, used: Set<string>): Found {
  for (const { sys, fields } of entries) {
    if (sys.id !== id && !sys.id.startsWith(`${id}_`)) continue;
    used.add(sys.id);
    // its address stays, so that no link to it is broken
    for (const [name, values] of Object.entries(fields)) if (name !== 'url') delete values[locale];
  }
  const type = entries.find(({ sys }) => sys.id === id)?.sys.contentType.sys.id;
  return `missing-page ${type}. ${id}`;
}

function removeFrom(node: Node | undefined, isGone: (node: Node) => boolean): boolean {
  if (!Array.isArray(node?.content)) return false;
  const kept = node.content.filter((each) => !isGone(each));
  if (kept.length < node.content.length) {
    node.content = kept;
    return true;
  }
  return node.content.some((each) => removeFrom(each, isGone));
}

const nodesIn = (node: Node): Node[] => [node, ...(node.content ?? []).flatMap(nodesIn)];

const wordsIn = (value: unknown): number => JSON.stringify(value).match(/\p{L}{2,}/gu)?.length ?? 0;
