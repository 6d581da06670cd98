import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const table = contentType({
  id: 'table',
  label: 'Table',
  help: 'A table of plain texts.',
  titleField: 'name',
  fieldHelp: {
    name: 'What the table holds, for readers who do not see it.',
    columns: 'How many columns it has.',
    rows: 'How many rows it has.',
    isHeader: 'The first row has headings.',
    isSticky: 'The headings stay in view.',
    scrollable: 'A wide table can be moved sideways.',
    data: 'The cells, row by row.',
  },
  fields: {
    name: f.symbol(),
    columns: f.integer({ minimum: 0 }),
    rows: f.integer({ minimum: 0 }),
    isHeader: f.boolean(),
    isSticky: f.boolean(),
    scrollable: f.boolean(),
    data: f.cells(),
  },
});
