import { expect, test } from 'vitest';
import { baselineText } from '../../../cli/baseline/baseline-file.ts';
import { lineNumbers } from '../../../cli/baseline/line-numbers.ts';

test('each item of the list has its line, however the text is laid out', () => {
  const text = '{ "version": 1,\n "findings": [\n { "a": [1, "}],[\\"\\n"] },\r\n 7, "x",\n\n null\n ] }';
  expect(lineNumbers(text, 'findings')).toEqual([3, 4, 4, 6]);
  expect(lineNumbers('{"version":1,"findings":[]}', 'findings')).toEqual([]);
  expect(lineNumbers('{"findings":[{},{}],"version":1}', 'findings')).toEqual([1, 1]);
});

test('a baseline has one finding a line, below what its group shares [ED-7]', () => {
  const line = { fingerprint: '0123456789abcdef', rule: 'a/b' };
  const agreed = { rule: 'b/c', reason: 'Old', owner: 'Ada', until: '2027-01-31' };
  const text = baselineText([
    line,
    { ...line, entry: 'x', count: 2 },
    { ...agreed, fingerprint: 'fedcba9876543210', target: '/a' },
  ]);
  expect(text).toBe(
    [
      '{',
      '  "version": 2,',
      '  "groups": [',
      '    {"rule":"a/b","findings":[',
      '      {"fingerprint":"0123456789abcdef"},',
      '      {"fingerprint":"0123456789abcdef","entry":"x","count":2}',
      '    ]},',
      '    {"rule":"b/c","reason":"Old","owner":"Ada","until":"2027-01-31","findings":[',
      '      {"fingerprint":"fedcba9876543210","target":"/a"}',
      '    ]}',
      '  ]',
      '}',
      '',
    ].join('\n'),
  );
  expect(lineNumbers(text, 'groups')).toEqual([4, 8]);
  expect(lineNumbers(text, 'findings')).toEqual([5, 6, 9]);
});
