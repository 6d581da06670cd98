import type { Kind } from '../kind.ts';
import { linksKinds } from './links.ts';
import { mediaKinds } from './media.ts';
import { placeKinds } from './places.ts';
import { redirectKinds } from './redirects.ts';
import { refsKinds } from './refs.ts';
import { schemaKinds } from './schema.ts';
import { structureKinds } from './structure.ts';
import { tableKinds } from './tables.ts';
import { textKinds } from './texts.ts';

/** Those that stand beside the test of their rule. */
const besideTests = import.meta.glob<{ readonly fault: Kind }>('../../rules/*/*.fault.ts', { eager: true });

/** Every kind of fault that can be planted. */
export const kinds: readonly Kind[] = [
  ...schemaKinds,
  ...refsKinds,
  ...linksKinds,
  ...textKinds,
  ...placeKinds,
  ...mediaKinds,
  ...redirectKinds,
  ...structureKinds,
  ...tableKinds,
  ...Object.values(besideTests).map(({ fault }) => fault),
];

/** Rules whose faults cannot be planted in an export or a redirect table, and where they are tried instead. */
export const notPlanted: Readonly<Record<string, string>> = {
  'refs/page-limit': 'it takes thousands of entries: tests/pipeline/rules/refs/page-limit.test.ts',
  'mapping/unmatched-entry': 'it takes a configuration: tests/pipeline/rules/mapping',
  'translations/missing-page': 'it takes several locales: tests/pipeline/rules/translations',
  'translations/missing-text': 'it takes several locales: tests/pipeline/rules/translations',
  'translations/copied-text': 'it takes several locales: tests/pipeline/rules/translations',
  'translations/outdated': 'it takes a lock of the translations: tests/pipeline/rules/translations',
  'translations/other-structure': 'it takes several locales: tests/pipeline/rules/translations',
  'mapping/wrong-type': 'it takes a configuration: tests/pipeline/rules/mapping',
  'render/failed': 'a page has to throw: tests/site',
  'links/broken-external': 'other sites are asked: tests/cli/external',
  'contract/gone-page': 'two exports are compared: tests/pipeline/contract',
  'contract/gone-anchor': 'two exports are compared: tests/pipeline/contract',
  'baseline/malformed': 'it stands in the baseline: tests/cli/baseline',
  'baseline/expired': 'it stands in the baseline: tests/cli/baseline',
  'baseline/unmatched': 'it stands in the baseline: tests/cli/baseline',
  'writing/readability': 'off by default, and about taste: tests/pipeline/writing',
  'writing/inclusive': 'off by default, and about taste: tests/pipeline/writing',
  'rich-text/empty-paragraph': 'off by default: tests/pipeline/rules/rich-text',
  'writing/doubled-blanks': 'off by default: tests/pipeline/rules/writing',
  'writing/repeated-words': 'off by default, and about taste: tests/pipeline/writing',
};
