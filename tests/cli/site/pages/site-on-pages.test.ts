import { expect, test } from 'vitest';
import { readBundleFile } from '../../../../cli/site/pages/routes.ts';
import { siteOnPages } from '../../../../cli/site/pages/site-on-pages.ts';
import { build } from '../../../../pipeline/build.ts';
import { yearOf } from '../../../../reader/messages/dates.ts';
import { howTo } from '../../exports.ts';
import { exportOf, settings } from '../../../pipeline/documents.ts';

const { files } = build({ exported: exportOf([howTo('dispatch')]), config: settings() });
const site = readBundleFile(files, 'site');

test.each(['2026-01-01T00:00:00.000Z', '2026-01-01T12:00:00.000Z', '2025-12-31T23:59:59.999Z'])(
  'a page shows the year of %s, and nothing else of it',
  (updatedAt) => {
    const { updatedAt: shown = '', ...others } = siteOnPages({ ...site, updatedAt });
    expect(yearOf(new Date(shown))).toBe(yearOf(new Date(updatedAt)));
    expect({ ...others, updatedAt: site.updatedAt }).toEqual(site);
  },
);
