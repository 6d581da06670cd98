import { type RawExport, sampleExport } from './sample.ts';
import type { SiteContent } from './serve-site.ts';

/** The sample with links that lead nowhere, changed by two people. */
function faultySample(): RawExport {
  const exported = sampleExport();
  for (const [index, { sys }] of exported.entries.entries()) {
    const id = index % 2 === 0 ? 'user1' : 'user2';
    Object.assign(sys, { updatedBy: { sys: { type: 'Link', linkType: 'User', id } } });
  }
  const { entries, ...parts } = exported;
  const text = JSON.stringify(entries).replaceAll('"uri":"/how-to/', '"uri":"/how-to/no-');
  return { ...parts, entries: JSON.parse(text) as RawExport['entries'] };
}

/** For the preview's own pages: it has problems, and names one of its people. */
export const faultySite = {
  exported: faultySample(),
  config: { site: { name: 'Faulty' }, people: { user1: 'Ana Ruiz' } },
} satisfies SiteContent;
