import { describe, expect, it } from 'vitest';
import type { MessageKey } from '../../../reader/messages/en.ts';
import { message } from '../../../reader/messages/message.ts';
import { typeLabel } from '../../../reader/messages/type-label.ts';

describe('message', () => {
  it('fills in values by their names', () => {
    expect(message('search.range', { first: 1, last: 10, count: 34 })).toBe('Results 1-10 of 34');
  });

  it('leaves a value that was not given as it stands, so that it is seen', () => {
    expect(message('breadcrumbs.back')).toBe('Back to {title}');
  });

  it('shows the key where there is no text [OP-6]', () => {
    expect(message('not.there' as MessageKey)).toBe('not.there');
  });
});

describe('typeLabel', () => {
  it('names content types as readers do [SR-13]', () => {
    expect(typeLabel('articleProblemSolution')).toBe('Troubleshooting');
    expect(typeLabel('somethingElse')).toBe('product category');
  });
});
