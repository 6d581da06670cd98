import type { Element, ElementContent } from 'hast';
import type { RichText } from '../../schemas/bundle/rich-text.ts';

export type Cells = readonly (readonly RichText[])[];

/** An entry that is a table as the element that a text would have. */
export const tableOf = (rows: Cells, isHeader: boolean): Element =>
  elementOf(
    'table',
    rows.map((cells, place) =>
      elementOf(
        'tr',
        cells.map(({ children }) => elementOf(isHeader && place === 0 ? 'th' : 'td', children)),
      ),
    ),
  );

export const elementOf = (tagName: string, children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});
