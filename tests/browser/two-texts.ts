import { entryOf, type RawEntry, type RawExport, sampleExport } from './sample.ts';

const locale = 'en-US';

const inLocale = (values: Readonly<Record<string, unknown>>): RawEntry['fields'] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { [locale]: value }]));

const paragraph = (value: string) => ({
  nodeType: 'paragraph',
  data: {},
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
});

const item = (value: string) => ({ nodeType: 'list-item', data: {}, content: [paragraph(value)] });

interface Document {
  readonly content: { content: unknown[] }[];
}

/** The sample as it is published, and with an editor's work on it that is not. */
export function twoTexts(): { readonly published: RawExport; readonly draft: RawExport } {
  const published = sampleExport();
  const draft = sampleExport();
  const { fields } = entryOf(draft, 'hwAddTechnician');
  const list = (fields['thingsToKnow'] as Record<typeof locale, Document>)[locale].content[0];
  const facts = list?.content ?? [];
  Object.assign(fields, inLocale({ title: 'Add a new technician', metaDescription: 'How crews grow.' }));
  replaceWords(fields['introduction'], 'pay commissions', 'pay bonuses');
  facts.splice(0, 1, item('An invitation is valid for seven days.'));
  const sections = (fields['howToSections'] as Record<typeof locale, unknown[]>)[locale];
  sections.push({ sys: { type: 'Link', linkType: 'Entry', id: 'hwAddTechnician_s9' } });
  const section = structuredClone(entryOf(draft, 'hwAddTechnician_s1'));
  Object.assign(section.sys, { id: 'hwAddTechnician_s9' });
  draft.entries.push(asDraft(section, retired));
  replaceWords(entryOf(draft, 'hwAddTechnician_tbl').fields['data'], 'The board filter', 'The filter');
  const page = structuredClone(entryOf(draft, 'hwTechShifts'));
  Object.assign(page.sys, { id: 'hwNightShifts' });
  draft.entries.push(asDraft(page, { title: 'Plan night shifts', url: 'plan-night-shifts' }));
  return { published, draft };
}

const retired = {
  heading: 'Retire a profile',
  anchor: 'retire-a-profile',
  content: { nodeType: 'document', data: {}, content: [paragraph('A profile is kept for seven years.')] },
};

function asDraft(entry: RawEntry, values: Readonly<Record<string, unknown>>): RawEntry {
  const {
    publishedVersion: _version,
    publishedAt: _at,
    ...sys
  } = entry.sys as RawEntry['sys'] & Readonly<Record<string, unknown>>;
  return { sys, fields: { ...entry.fields, ...inLocale(values) } };
}

function replaceWords(field: Record<string, unknown> | undefined, before: string, after: string): void {
  const text = JSON.stringify(field);
  if (field === undefined || !text.includes(before)) throw new Error(`the sample does not say "${before}"`);
  Object.assign(field, JSON.parse(text.replace(before, after)));
}
