import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const redirectRule = contentType({
  id: 'redirectRule',
  label: 'Redirect rule',
  help: 'An old address, and where it leads now.',
  titleField: 'fromPath',
  isNeverShown: 'acts on addresses; nobody reads it',
  fieldHelp: {
    fromPath: 'The old address, from the first slash on.',
    toPath: 'The new address.',
    isPermanent: 'It stays so: search engines may forget the old one.',
    ignoreCase: 'Upper and lower case count as the same.',
    redirectInBrowser: 'It also acts when a reader goes on within the site.',
  },
  fields: {
    fromPath: f.symbol({ required: true, internal: true }),
    toPath: f.symbol({ required: true, internal: true }),
    isPermanent: f.boolean(),
    ignoreCase: f.boolean(),
    redirectInBrowser: f.boolean(),
  },
});
