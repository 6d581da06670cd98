import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import {
  addPosting,
  inHeadings,
  inTitle,
  packPostings,
  type Posting,
  unpackPostings,
} from '../../../../schemas/search/index/postings.ts';

const posting = fc
  .record({ distance: fc.integer({ min: 1, max: 5000 }), inText: fc.nat(9999), places: fc.nat(3) })
  .filter(({ inText, places }) => inText > 0 || places > 0);

test('postings come out as they went in', () => {
  fc.assert(
    fc.property(fc.array(posting), (drawn) => {
      let document = -1;
      const postings = drawn.map(({ distance, inText, places }): Posting => {
        document += distance;
        return {
          document,
          inText,
          inHeadings: (places & inHeadings) !== 0,
          inTitle: (places & inTitle) !== 0,
        };
      });
      const numbers: number[] = [];
      for (const [place, each] of postings.entries()) {
        addPosting(numbers, each, postings[place - 1]?.document ?? -1);
      }
      const { documents, inText, places } = unpackPostings(packPostings(numbers));
      expect([...documents]).toEqual(postings.map((each) => each.document));
      expect([...inText]).toEqual(drawn.map((each) => each.inText));
      expect([...places]).toEqual(drawn.map((each) => each.places));
    }),
  );
});
