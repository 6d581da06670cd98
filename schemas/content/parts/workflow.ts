import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const workflow = contentType({
  id: 'workflow',
  label: 'Workflow',
  help: 'A way to do something, in steps.',
  titleField: 'workflowName',
  heading: { titleField: 'workflowName', anchorField: 'anchor' },
  fieldHelp: { workflowName: 'The heading.', description: 'The steps.' },
  fields: {
    workflowName: f.symbol({ required: true }),
    anchor: f.anchor(),
    description: f.richText(),
  },
});
