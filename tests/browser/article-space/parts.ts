import { doc, entryLink, p, type RawEntry, rawEntry } from '../../pipeline/documents.ts';

/** A sentence of some length, so that pages have the height of real ones. */
export const sentence =
  'Schedule the visit, tell the customer when the technician arrives, and keep the notes of the job in one place.';

export const paragraphs = (count: number): object =>
  doc(...Array.from({ length: count }, (_, index) => p(`${index + 1}. ${sentence}`)));

/** The numbers from 1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

export const links = (items: readonly RawEntry[]): object[] => items.map(({ sys }) => entryLink(sys.id));

const templates = {
  info: 'SBTInfo01',
  whoUseThis: 'SBTWhoUsesThisFeature01',
  note: 'SBTNote01',
  disclaimer: 'SBTDisclaimer01',
} as const;

const template = (kind: keyof typeof templates): RawEntry =>
  rawEntry('template', `template-${kind}`, { name: kind, codeId: templates[kind] });

export const boxTemplates: readonly RawEntry[] = (Object.keys(templates) as (keyof typeof templates)[]).map(
  template,
);

/** A spotlight box; without a kind it is one for information. */
export const box = (id: string, text: string, kind?: keyof typeof templates, name = id): RawEntry =>
  rawEntry('spotlightBox', id, {
    name,
    description: doc(p(text)),
    ...(kind && { spotlightBoxType: entryLink(`template-${kind}`) }),
  });
