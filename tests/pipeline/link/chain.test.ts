import { expect, test } from 'vitest';
import { chainTo } from '../../../pipeline/link/chain.ts';
import { doc, embedded, entryLink, id, linked, rawEntry } from '../documents.ts';

const { graph } = linked([
  rawEntry('kbHowTo', 'b', { title: 'B', howToSections: [entryLink('s')] }),
  rawEntry('kbHowTo', 'a', { title: 'A', howToSections: [entryLink('x'), entryLink('s')] }),
  rawEntry('kbHowToSection', 's', { heading: 'S', content: doc(embedded('n')) }),
  rawEntry('contentSnippet', 'n', { name: 'N', content: doc(embedded('n'), embedded('m')) }),
  rawEntry('contentSnippet', 'm', { content: doc(embedded('n')) }),
  rawEntry('contentSnippet', 'alone', {}),
]);

test('the way leads from an article, the first by id, down to the part', () => {
  expect(chainTo(id('n'), graph)).toEqual([
    { id: 'a', contentType: 'kbHowTo', title: 'A', field: ['howToSections', 1] },
    { id: 's', contentType: 'kbHowToSection', title: 'S', field: ['content'] },
  ]);
  expect(chainTo(id('m'), graph)).toMatchObject([{ id: 'a' }, { id: 's' }, { id: 'n' }]);
});

test('an article, and what nothing shows, have no way', () => {
  expect(chainTo(id('a'), graph)).toEqual([]);
  expect(chainTo(id('alone'), graph)).toEqual([]);
  expect(chainTo(id('gone'), graph)).toEqual([]);
});
