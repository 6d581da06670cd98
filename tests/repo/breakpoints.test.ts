import { describe, expect, test } from 'vitest';
import {
  layoutBreakpointsPx,
  mobileMaxWidthPx,
  tabletMaxWidthPx,
} from '../../schemas/spec/interface/layout.ts';
import { isWithin, repositoryFiles, textOf } from './source-files.ts';

/** The widths at which style sheets may change what they say, as they write them. Source: docs/requirements.md, LY-6. */
const allowed = [
  ...layoutBreakpointsPx.flatMap((px) => [`width < ${px}px`, `width >= ${px}px`]),
  `width <= ${mobileMaxWidthPx}px`,
  `width > ${mobileMaxWidthPx}px`,
  `width <= ${tabletMaxWidthPx}px`,
];

/** Other widths, by style sheet, each with its reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // two columns of cards are too narrow to read where text is enlarged
  'reader/ui/grid.module.css': ['width < 300px'],
};

const styleSheets = repositoryFiles.filter((path) => isWithin(path, 'reader') && path.endsWith('.css'));

describe('the widths in media queries are the specification’s [LY-6]', () => {
  test.each(styleSheets)('%s', (path) => {
    const queries = textOf(path).matchAll(/@(?:media|container)\s[^{]*/gu);
    const widths = [...queries].flatMap(([query]) => query.match(/[^()]*width[^()]*/gu) ?? []);
    const odd = widths.filter((width) => !allowed.includes(width.trim()));
    expect(odd).toEqual(exceptions[path] ?? []);
  });

  test('every exception is still one', () => {
    expect(styleSheets).toEqual(expect.arrayContaining(Object.keys(exceptions)));
  });
});
