import { sampleConfig } from './sample.ts';
import type { SiteContent } from './serve-site.ts';

/** Spaces that several specs want: equal ones are served once in a run. */

/** Without live services: what a page needs by itself. */
export const withoutServices: SiteContent = {
  config: {
    services: {},
    search: {},
  },
};

/** The sample in two of its languages: what a locale has of its own shows. */
export const inTwoLanguages: SiteContent = { config: { locales: ['en-US', 'es-MX'] } };

/** In a folder of its host. */
export const inFolder: SiteContent = { config: { basePath: '/help/' } };

const flags = sampleConfig()['flags'] as object;

export const withholdingSpace: SiteContent = {
  config: { flags: { ...flags, withholdUnverifiedAnswers: true } },
};

const site = sampleConfig()['site'] as Readonly<Record<string, unknown>>;

/** With the reduced header, which has more links than fit; a service can change its flags. */
export const linkedSpace: SiteContent = {
  config: {
    site: {
      ...site,
      header: {
        links: Array.from({ length: 9 }, (_, index) => ({
          label: `Vanbase for contractors ${index}`,
          url: index % 2 === 0 ? `https://www.vanbase.example/${index}` : `/landing-page/${index}`,
        })),
      },
    },
    flags: { fullHeader: false },
    services: { ...(sampleConfig()['services'] as object), flags: '/flags' },
  },
};
