import { entryOf, type RawEntry, type RawExport, sampleConfig, sampleExport } from './sample.ts';
import type { SiteContent } from './serve-site.ts';

interface Rule {
  readonly fromPath: string;
  readonly toPath: string;
  readonly isPermanent?: boolean;
  readonly ignoreCase?: boolean;
  readonly redirectInBrowser?: boolean;
}

const rules: readonly Rule[] = [
  { fromPath: '/how-to/Two-Ways', toPath: '/how-to/book-a-job' },
  { fromPath: '/how-to/two-ways', toPath: '/how-to/take-a-payment' },
  { fromPath: '/how-to/one-spelling', toPath: '/how-to/book-a-job', ignoreCase: false },
  { fromPath: '/how-to/for-ever', toPath: '/how-to/book-a-job', isPermanent: true },
  { fromPath: '/how-to/at-the-host', toPath: '/how-to/book-a-job', redirectInBrowser: false },
  { fromPath: '/product-capabilities/old-area', toPath: '/product-capabilities/dispatch' },
  { fromPath: '/how-to/to-a-place', toPath: '/how-to/create-an-api-key#replace-a-key' },
  { fromPath: '/how-to/round', toPath: '/how-to/and-round' },
  { fromPath: '/how-to/and-round', toPath: '/how-to/round' },
  { fromPath: '/how-to/itself', toPath: '/how-to/itself' },
];

/** Old addresses in the header. */
const links = [
  { label: 'Old place', url: '/how-to/FOR-EVER?caseId=7#old' },
  { label: 'Host place', url: '/how-to/at-the-host' },
];

/** Of `/how-to/use-the-dispatch-board`. */
const longTitle = 'Long words in a title '.repeat(12);

/** 100 capabilities, most of them in a sub-area of Accounting; and an area that has one sub-area. */
function addCapabilities(exported: RawExport): void {
  const capabilities = exported.entries.filter(({ sys }) => sys.contentType.sys.id === 'kbCapability');
  const model = entryOf(exported, 'capRoles');
  for (let index = capabilities.length; index < 100; index += 1) {
    exported.entries.push(
      likeWith(model, `more${index}`, {
        title: `Zeta ${index}`,
        url: `zeta-${index}`,
        productArea: linkTo('paAccountingExport'),
        deliveryChannels: ['main'],
      }),
    );
  }
  const area = entryOf(exported, 'paSales');
  exported.entries.push(likeWith(area, 'lone', { title: 'Alone', url: 'alone', parent: linkTo('paSales') }));
}

function likeWith({ sys, fields }: RawEntry, id: string, changed: object): RawEntry {
  const own = Object.entries(changed).map(([name, value]) => [name, { 'en-US': value }]);
  return { sys: { ...sys, id }, fields: { ...fields, ...Object.fromEntries(own) } };
}

const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

function oddSample(): RawExport {
  const exported = sampleExport();
  addCapabilities(exported);
  const rule = entryOf(exported, 'rrTexting');
  for (const [index, changed] of rules.entries())
    exported.entries.push(likeWith(rule, `rule${index}`, changed));
  const article = exported.entries.find(
    ({ fields }) => fields['url']?.['en-US'] === 'use-the-dispatch-board',
  );
  Object.assign(article?.fields ?? {}, { title: { 'en-US': longTitle } });
  return exported;
}

/** The sample with what several tests want more of: one preview serves them all. */
export const oddSite: SiteContent = {
  exported: oddSample(),
  config: { site: { ...(sampleConfig()['site'] as object), header: { links } } },
};
