import { expect, test } from 'vitest';
import { validate } from '../../pipeline/build.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import {
  assetLink,
  block,
  entryLink,
  hyperlink,
  p,
  type RawEntry,
  rawEntry,
  states,
  toEntry,
  words,
} from './documents.ts';
import { sampleExport, sampleInput } from './sample.ts';

/** A copy of the sample that takes faults. */
const exported = sampleExport();
/** An entry as it is in memory: here it may change. */
interface Changeable {
  readonly sys: Record<string, unknown>;
  readonly fields: Record<string, unknown>;
}

const entryOf = (id: string) => {
  const found = (exported.entries as Changeable[]).find(({ sys }) => sys['id'] === id);
  if (found === undefined) throw new Error(`the sample has no entry ${id}`);
  return found;
};
const set = (id: string, field: string, value: unknown): void => {
  entryOf(id).fields[field] = { 'en-US': value };
};
const remove = (id: string, field: string): void => {
  delete entryOf(id).fields[field];
};
const append = (id: string, field: string, node: unknown): void => {
  const text = entryOf(id).fields[field] as { 'en-US': { content: unknown[] } };
  text['en-US'].content.push(node);
};
const add = (entry: RawEntry): void => void exported.entries.push(entry);
const lines: string[] = [];

interface Fault {
  readonly what: string;
  plant: () => void;
  /** Rule, entry or line, and field of all that the fault entails. */
  readonly found: readonly string[];
}

const faults: readonly Fault[] = [
  {
    what: 'a missing required field',
    plant: () => remove('glAccounting_t11', 'term'),
    found: ['schema/missing-field glAccounting_t11 term'],
  },
  {
    what: 'a value of the wrong type',
    plant: () => set('hwAddTechnician', 'displayToc', 'yes'),
    found: ['schema/wrong-type hwAddTechnician displayToc'],
  },
  {
    what: 'a blank required text',
    plant: () => set('faqDispatch_q12', 'question', ' \n'),
    found: ['schema/blank faqDispatch_q12 question'],
  },
  {
    what: 'an unknown content type',
    plant: () => add(rawEntry('kbHowTos', 'zzType', { title: 'Typed wrongly' })),
    found: ['schema/unknown-type /contentTypes/kbHowTos'],
  },
  {
    what: 'an unknown field',
    plant: () => set('faqDispatch_q11', 'anwser', 'Words'),
    found: ['schema/unknown-field faqDispatch_q11 anwser'],
  },
  {
    what: 'a field that links to an entry that is gone',
    plant: () => set('lpCommercial_l2', 'article', entryLink('zzGone')),
    found: ['refs/missing-entry lpCommercial_l2 article'],
  },
  {
    what: 'a text that links to an entry that is gone',
    plant: () => append('faqMobile_q1', 'answer', p('See ', toEntry('zzGone', 'the timesheet guide'), '.')),
    found: ['refs/missing-entry faqMobile_q1 answer'],
  },
  {
    what: 'a link to an asset that is gone',
    plant: () => set('capApi', 'image', assetLink('zzGone')),
    found: ['refs/missing-asset capApi image'],
  },
  {
    what: 'an address in a text that no page has',
    plant: () =>
      append(
        'faqMobile_q2',
        'answer',
        p('See ', hyperlink('/how-to/zz-nowhere', 'the guide to nowhere'), '.'),
      ),
    found: ['links/broken-page faqMobile_q2 answer'],
  },
  {
    what: 'an address in a field that no page has',
    plant: () => {
      remove('lpCommercial_l3', 'article');
      set('lpCommercial_l3', 'externalUrl', '/faq/zz-nowhere');
    },
    found: ['links/broken-page lpCommercial_l3 externalUrl'],
  },
  {
    what: 'a place on another page that is not there',
    plant: () =>
      append(
        'faqMobile_q3',
        'answer',
        p(hyperlink('/how-to/add-a-technician#zz-place', 'Adding technicians')),
      ),
    found: ['links/broken-anchor faqMobile_q3 answer'],
  },
  {
    what: 'a place on the same page that is not there',
    plant: () => append('faqMobile_q4', 'answer', p(hyperlink('#zz-place', 'The answer above'))),
    found: ['links/broken-anchor faqMobile_q4 answer'],
  },
  {
    what: 'a slug that another page has',
    plant: () => add(rawEntry('kbHowTo', 'zzSame', { title: 'The same', url: 'Add-a-technician' })),
    found: ['slugs/duplicate zzSame url'],
  },
  {
    what: 'a slug that leaves its folder',
    plant: () => add(rawEntry('kbHowTo', 'zzUp', { title: 'Upwards', url: '../up' })),
    found: ['slugs/unusable zzUp url'],
  },
  {
    what: 'an anchor that the page has already',
    plant: () => set('hwAddTechnician_s4', 'anchor', 'create-the-profile'),
    found: ['anchors/duplicate hwAddTechnician_s4 anchor'],
  },
  {
    what: 'a node that Contentful does not know',
    plant: () => append('faqPayroll_q1', 'answer', block('call-out', [p('Words')])),
    found: ['rich-text/unknown-node faqPayroll_q1 answer'],
  },
  {
    what: 'a mark that Contentful does not know',
    plant: () => append('faqPayroll_q2', 'answer', p(words('Words', 'highlight'))),
    found: ['rich-text/unknown-mark faqPayroll_q2 answer'],
  },
  {
    what: 'an image without alternative text',
    plant: () => {
      remove('aMedBookJob', 'altText');
    },
    found: ['media/no-alt aMedBookJob altText'],
  },
  {
    what: 'an address that runs a script',
    plant: () => append('faqPayroll_q3', 'answer', p(hyperlink('javascript:alert(1)', 'Open the timesheet'))),
    found: ['links/unsafe-scheme faqPayroll_q3 answer'],
  },
  {
    what: 'a part that is a draft',
    plant: () => {
      const { sys } = entryOf('faqDispatch_q10');
      Object.assign(sys, states.draft);
    },
    found: ['refs/draft-target faqDispatch_c3 questions.1'],
  },
  {
    what: 'redirects in a circle',
    plant: () => lines.push('/zz-a,/zz-b,false,true,true', '/zz-b,/zz-a,false,true,true'),
    found: ['redirects/loop +1'],
  },
  {
    what: 'a redirect to a page that is not there',
    plant: () => lines.push('/zz-old,/how-to/zz-nowhere,false,true,true'),
    found: ['redirects/dead-target +3'],
  },
  {
    what: 'a redirect that is none',
    plant: () => lines.push('zz-old,/how-to/add-a-technician,false,true,true'),
    found: ['redirects/malformed +4'],
  },
];

for (const fault of faults) fault.plant();
const { redirectFile, ...input } = sampleInput(exported);
const table = redirectFile?.text.trimEnd() ?? '';
const lastLine = table.split('\n').length;
const { diagnostics } = validate({
  ...input,
  redirectFile: { file: 'redirects.csv', text: [table, ...lines].join('\n') },
});

const placeOf = ({ rule, entry, source, field }: Diagnostic): string => {
  const where = entry?.id ?? source?.pointer ?? `+${(source?.line ?? 0) - lastLine}`;
  return [rule, where, ...(field === undefined ? [] : [field.join('.')])].join(' ');
};
const found = diagnostics.map(placeOf);

test.each(faults)('$what is found where it stands [PL-2]', (fault) => {
  for (const place of fault.found) expect(found).toContain(place);
});

test('of more than twenty planted faults each is found, and nothing else is reported', () => {
  expect(faults.length).toBeGreaterThan(20);
  expect(found.toSorted()).toEqual(faults.flatMap((fault) => fault.found).toSorted());
});

test('each finding says what is wrong, what to do and where to do it', () => {
  for (const { message, advice, entry, source } of diagnostics) {
    expect(message).toMatch(/[.?!:]$|color is not valid/u);
    expect(advice.length).toBeGreaterThan(20);
    expect(entry?.edit ?? source?.file).toBeTruthy();
  }
});

test('the way from the article down to the fault is reported', () => {
  const [draft] = diagnostics.filter(({ rule }) => rule === 'refs/draft-target');
  expect(draft?.via).toMatchObject([
    { id: 'faqDispatch', contentType: 'kbFaq', field: ['categorizedQuestions', 2] },
  ]);
});
