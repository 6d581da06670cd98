import { assetLink, doc, entryLink, p, type RawEntry, rawEntry } from '../../documents.ts';
import { times } from './lists.ts';

/** What articles show within them. */
export const pieces = (): RawEntry[] => [
  ...times(10, (n) =>
    rawEntry('media', `media${n}`, {
      name: `Picture ${n}`,
      altText: `Van ${n} in the yard`,
      media: assetLink(`picture${n}`),
      zoomable: true,
    }),
  ),
  ...times(6, (n) =>
    rawEntry('externalVideo', `video${n}`, {
      title: `Van ${n} in two minutes`,
      videoUrl: `https://vimeo.com/10000000${n}`,
    }),
  ),
  ...times(4, (n) =>
    rawEntry('interactiveContent', `interactive${n}`, {
      title: `Try van ${n}`,
      url: `https://tours.example/${n}`,
      description: doc(p('Click through it.')),
    }),
  ),
  ...times(6, table),
  ...times(6, (n) =>
    rawEntry('contentSnippet', `snippet${n}`, {
      name: `Snippet ${n}`,
      content: doc(p(`What snippet ${n} says.`)),
    }),
  ),
  ...times(5, (n) =>
    rawEntry('codeBlock', `code${n}`, {
      name: `Program ${n}`,
      language: 'javascript',
      code: `const van = ${n};`,
    }),
  ),
  ...times(6, (n) =>
    rawEntry('kbLandingPageInfoBox', `infoBox${n}`, {
      title: `Good to know ${n}`,
      anchor: `good-${n}`,
      boxType: 'Standard',
      content: doc(p('Vans need fuel.')),
    }),
  ),
  ...['SBTInfo01', 'SBTNote01', 'SBTDisclaimer01', 'SBTWhoUsesThisFeature01'].map((codeId, n) =>
    rawEntry('template', `template${n}`, { name: `Look ${n}`, codeId }),
  ),
  ...times(4, (n) => rawEntry('sectionName', `name${n}`, { name: `Heading ${n}` })),
  ...times(4, (n) =>
    rawEntry(
      'relatedContent',
      `related${n}`,
      n < 2
        ? { name: `More ${n}`, article: entryLink(`faq${n}`) }
        : { name: `More ${n}`, externalUrl: `https://roads.example/more-${n}` },
    ),
  ),
];

const table = (n: number): RawEntry =>
  rawEntry('table', `table${n}`, {
    name: `Vans of depot ${n}`,
    columns: 2,
    rows: 3,
    isHeader: true,
    isSticky: false,
    scrollable: false,
    data: [
      ['Van', 'Driver'],
      [`Number ${n}`, doc(p(`Driver ${n}`))],
      [`Number ${n + 1}`, 'Nobody'],
    ],
  });
