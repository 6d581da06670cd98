import { expect, test } from 'vitest';
import { addReporterChoice } from '../../../cli/reporters/choice.ts';
import { reporterNames, reporters } from '../../../cli/reporters/index.ts';

const read = (...values: readonly string[]) =>
  values.reduce<ReturnType<typeof addReporterChoice>>(
    (earlier, value) => addReporterChoice(value, earlier),
    [],
  );

test('reporters are chosen by name, each with a file but one', () => {
  expect(read('github', 'sarif=out/a=b.sarif', 'junit=junit.xml')).toEqual([
    { name: 'github' },
    { name: 'sarif', path: 'out/a=b.sarif' },
    { name: 'junit', path: 'junit.xml' },
  ]);
});

test.each([
  [['sarf'], 'There is no reporter "sarf"; did you mean "sarif"?'],
  [['toString'], 'There is no reporter "toString"; there are pretty, compact, '],
  [['json='], "The file's name is missing: json=<path>."],
  [['json', 'sarif'], 'Only one reporter can write to stdout'],
  [['json=a.json', 'sarif=./a.json'], 'Two reports cannot go to one file'],
])('%o is refused', (values, sentence) => {
  expect(() => read(...values)).toThrow(sentence);
});

test.each(reporterNames)('the reporter %s is there', async (name) => {
  expect(await reporters[name]()).toBeTypeOf('function');
});
