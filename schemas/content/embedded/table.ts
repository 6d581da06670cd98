import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const table = contentType({
  id: 'table',
  label: 'Table',
  titleField: 'name',
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
