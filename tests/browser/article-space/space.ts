import type { RawEntry } from '../../pipeline/documents.ts';
import type { SiteContent } from '../serve-site.ts';
import { bare } from './bare.ts';
import { embeddedParts } from './embedded.ts';
import { faq } from './faq.ts';
import { glossary } from './glossary.ts';
import { howTo } from './how-to.ts';
import { landingPage } from './landing-page.ts';
import { media } from './media.ts';
import { releaseNotes } from './release-notes.ts';
import { tables } from './tables.ts';
import { workflows } from './workflows.ts';

const items: readonly RawEntry[] = [
  ...faq,
  ...glossary,
  ...howTo,
  ...landingPage,
  ...releaseNotes,
  ...workflows,
  ...media,
  ...tables,
  ...embeddedParts,
  ...bare,
];

const english = { code: 'en-US', name: 'English', default: true, fallbackCode: null };

/** A space that is larger and odder than the sample: an article of each type with all that it can hold. */
export const articleSpace: SiteContent = {
  exported: {
    entries: items.filter(({ sys }) => sys['type'] !== 'Asset'),
    assets: items.filter(({ sys }) => sys['type'] === 'Asset'),
    locales: [english],
  },
  config: {
    redirects: undefined,
    knowledgeBases: undefined,
    contentPolicy: { frames: ['tour.example'], media: ['files.example'] },
  },
};
