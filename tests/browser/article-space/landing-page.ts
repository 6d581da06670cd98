import { doc, entryLink, p, type RawEntry, rawEntry } from '../../pipeline/documents.ts';
import { paragraphs, sentence } from './parts.ts';

const section = (id: string, title: string, content: readonly string[]): RawEntry =>
  rawEntry('kbLandingPageSection', id, {
    title,
    anchor: id,
    description: doc(p(sentence)),
    content: content.map(entryLink),
  });

const link = (id: string, values: Readonly<Record<string, unknown>>): RawEntry =>
  rawEntry('kbLandingPageLink', id, { title: `Link ${id}`, ...values });

const infoBox = (id: string, boxType: string): RawEntry =>
  rawEntry('kbLandingPageInfoBox', id, {
    title: `Box ${id}`,
    anchor: `box-${id}`,
    boxType,
    content: paragraphs(2),
  });

/** Sections three deep, links of every kind, boxes of both kinds. */
export const landingPage: readonly RawEntry[] = [
  link('inside', { article: entryLink('long-how-to'), anchor: 'section-3' }),
  link('outside', { externalUrl: 'https://academy.example/course', openInNewWindow: true }),
  link('same-window', { externalUrl: 'https://academy.example/plan', openInNewWindow: false }),
  link('to-faq', { article: entryLink('forty-questions') }),
  infoBox('closed', 'Collapsible'),
  infoBox('second', 'Collapsible'),
  infoBox('open', 'Standard'),
  section('innermost', 'Innermost section', ['same-window']),
  section('inner', 'Inner section', ['to-faq', 'innermost']),
  section('outer', 'Outer section', ['inside', 'outside', 'closed', 'second', 'open', 'inner']),
  section('last', 'Last section', ['to-faq']),
  rawEntry('kbLandingPage', 'nested', {
    title: 'A nested landing page',
    url: 'nested',
    displayToc: true,
    description: doc(p(sentence)),
    content: ['outer', 'last'].map(entryLink),
    relatedContent: ['short-1', 'short-2', 'short-3', 'short-4', 'short-5', 'short-6'].map(entryLink),
  }),
];
