import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const home = (borderColor1: string) => [
  entry('homeEntry', 'home', { codeId: 'HPWelcome', borderColor1, subContent: [entryLink('board')] }),
  howTo('board', 'Dispatch board'),
];

test.each(['#12345', 'bluish', 'url(x)', 'red;background:url(//evil.test)'])(
  'the colour %j is a warning [HM-6]',
  (colour) => {
    expect(findingsOf(home(colour))).toEqual([
      {
        rule: 'schema/invalid-colour',
        entry: 'home',
        field: 'borderColor1',
        message: `"${colour}": color is not valid.`,
      },
    ]);
  },
);

test.each(['#0b5cad', 'teal', 'rgb(11, 92, 173)'])('the colour %j is no finding [HM-6]', (colour) => {
  expect(findingsOf(home(colour))).toEqual([]);
});
