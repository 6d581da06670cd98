import {
  assetLink,
  doc,
  embedded,
  entryLink,
  h,
  hyperlink,
  p,
  rawAsset,
  type RawEntry,
  states,
  table,
  toEntry,
  td,
  row,
} from './documents.ts';
import { entry, howTo, text } from './builders.ts';

/** A small space with many kinds of fault: each part of it can be listed in any order. */
export const faultyEntries: readonly unknown[] = [
  howTo('board', 'Dispatch board', {
    url: 'board',
    introduction: doc(
      h(2, 'Set up'),
      h(5, 'Too deep'),
      p('See ', hyperlink('/how-to/nowhere', 'one'), ' and ', hyperlink('/How-To/Nowhere/', 'two'), '.'),
      p(hyperlink('/how-to/crews#nowhere', 'click here'), hyperlink('javascript:alert(1)', 'run')),
      p(
        hyperlink('/old', 'redirected'),
        hyperlink('http://vanbase.example', 'insecure'),
        toEntry('gone', 'gone'),
      ),
    ),
    howToSections: [entryLink('first'), entryLink('second'), entryLink('gone')],
    relatedContent: [entryLink('draft'), entryLink('archived'), entryLink('crews')],
  }),
  howTo('crews', 'Plan crews', { url: 'crews', thingsToKnow: 'no document', displayToc: 'yes', lenght: 4 }),
  howTo('crews2', 'Plan crews again', { url: 'Crews' }),
  howTo('slash', 'A slash', { url: 'a/b' }),
  howTo('draft', 'A draft', {}, 'draft'),
  howTo('archived', 'Archived', {}, 'archived'),
  howTo('changed', 'Edited', { introduction: text('Words.') }, 'changed'),
  entry('kbHowTo', 'untitled', { url: 'untitled' }),
  entry('kbHowToSection', 'first', { heading: 'Assign', anchor: 'assign', content: text('  ') }),
  entry('kbHowToSection', 'second', {
    heading: 'Assign again',
    anchor: 'assign',
    content: doc(table(row(td('a'), td('b')), row(td('c'))), { nodeType: 'strange', content: [], data: {} }),
  }),
  entry('kbHowTos', 'typo', { title: 'Of a type that is not there' }),
  entry('media', 'picture', { title: 'A picture', media: assetLink('noFile') }),
  entry('contentSnippet', 'circleA', { title: 'A', content: doc(embedded('circleB')) }),
  entry('contentSnippet', 'circleB', { title: 'B', content: doc(embedded('circleA')) }),
  entry('redirectRule', 'loopA', { fromPath: '/loop-a', toPath: '/loop-b' }),
  entry('redirectRule', 'loopB', { fromPath: '/loop-b', toPath: '/loop-a' }),
  entry('redirectRule', 'dead', { fromPath: '/dead', toPath: '/how-to/dead' }),
  entry('redirectRule', 'old', { fromPath: '/old', toPath: '/how-to/board' }),
  null,
  { fields: {} },
];

export const faultyAssets: readonly RawEntry[] = [
  rawAsset('noFile', { file: undefined, title: undefined }),
  rawAsset('unsafe', {
    file: { url: 'javascript:alert(1)', fileName: 'x.exe', contentType: 'application/x-exe' },
  }),
  rawAsset('unused'),
];

export const faultyTable = [
  'fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser',
  '/gone-one,/how-to/gone,true,true,true',
  '/gone-two,/how-to/gone,true,true,true',
  'no-slash,/how-to/board,true,true,true',
];

/** What a new export of the same content changes. */
export const exportedAgain = ({ sys, ...rest }: RawEntry): RawEntry => ({
  sys: {
    ...sys,
    ...(sys['version'] === states.published.version && { version: 12, publishedVersion: 11 }),
    updatedAt: '2026-03-09T17:00:00.000Z',
  },
  ...rest,
});
