import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const workflow = contentType({
  id: 'workflow',
  label: 'Workflow',
  titleField: 'workflowName',
  heading: { titleField: 'workflowName', anchorField: 'anchor' },
  fields: {
    workflowName: f.symbol({ required: true }),
    anchor: f.anchor(),
    description: f.richText(),
  },
});
