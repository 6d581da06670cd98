import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const redirectRule = contentType({
  id: 'redirectRule',
  label: 'Redirect rule',
  titleField: 'fromPath',
  isNeverShown: 'acts on addresses; nobody reads it',
  fields: {
    fromPath: f.symbol({ required: true }),
    toPath: f.symbol({ required: true }),
    isPermanent: f.boolean(),
    ignoreCase: f.boolean(),
    redirectInBrowser: f.boolean(),
  },
});
