import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

/** An entry whose type is neither ours nor mapped to one of ours, where a text or a list shows it. No space has this type. */
export const otherEntry = contentType({
  id: 'otherEntry',
  label: 'Other entry',
  help: 'An entry of a type that is neither one of these nor read as one.',
  titleField: 'title',
  isDerived: true,
  fieldHelp: { values: 'Its fields, in the order of its model.' },
  fields: {
    title: f.symbol(),
    values: f.otherFields(),
  },
});
