import { expect, test } from 'vitest';
import { baselineText } from '../../../cli/baseline/baseline-file.ts';
import { lineNumbers } from '../../../cli/baseline/line-numbers.ts';

test('each item of the list has its line, however the text is laid out', () => {
  const text = '{ "version": 1,\n "findings": [\n { "a": [1, "}],[\\"\\n"] },\r\n 7, "x",\n\n null\n ] }';
  expect(lineNumbers(text)).toEqual([3, 4, 4, 6]);
  expect(lineNumbers('{"version":1,"findings":[]}')).toEqual([]);
  expect(lineNumbers('{"findings":[{},{}],"version":1}')).toEqual([1, 1]);
});

test('a baseline has one finding a line', () => {
  const line = { fingerprint: '0123456789abcdef', rule: 'a/b' };
  const text = baselineText([line, { ...line, entry: 'x' }]);
  expect(text).toBe(
    [
      '{',
      '  "version": 1,',
      '  "findings": [',
      '    {"fingerprint":"0123456789abcdef","rule":"a/b"},',
      '    {"fingerprint":"0123456789abcdef","rule":"a/b","entry":"x"}',
      '  ]',
      '}',
      '',
    ].join('\n'),
  );
  expect(lineNumbers(text)).toEqual([4, 5]);
});
