import { describe, expect, it } from 'vitest';
import {
  noteOf,
  openShareNotes,
  type Sharing,
  sharingOf,
} from '../../../../cli/site/share-images/sharing.ts';
import { built, type ReadBuild } from '../../../pipeline/documents.ts';
import type { AnyConfig } from '../../../pipeline/documents.ts';
import { howTo } from '../../exports.ts';

const siteUrl = 'https://help.example.com';
const missing = () => undefined;

const sharing = (config: AnyConfig, options: { missing?: () => string | undefined; count?: number } = {}) =>
  withNote(
    sharingOf(withArticles(built([howTo('dispatch')], { config }), options.count ?? 1), {
      missing,
      ...options,
    }),
  );

const withNote = (of: Sharing) => ({ plan: of.plan, note: noteOf(of) });

/** As if it had more articles. */
function withArticles(build: ReadBuild, count: number): ReadBuild {
  const article = build.files.find(({ url }) => url !== undefined);
  if (article === undefined) throw new Error('the build has an article');
  const others = build.files.filter(({ url }) => url === undefined);
  return { ...build, files: [...others, ...Array.from({ length: count }, () => article)] };
}

describe('share images', () => {
  it('are made of up to 2,000 articles, unless the configuration says otherwise [BR-2]', () => {
    expect(sharing({ siteUrl }, { count: 2000 })).toMatchObject({ plan: {} });
    expect(sharing({ siteUrl }, { count: 2001 })).toEqual({
      plan: undefined,
      note: { kind: 'many', articles: 2001 },
    });
    expect(sharing({ siteUrl, shareImages: true }, { count: 2001 }).plan).toBeDefined();
    expect(sharing({ siteUrl, shareImages: false })).toEqual({ plan: undefined });
  });

  it('need the address of the site, which is said where they are asked for [BR-2]', () => {
    expect(sharing({})).toEqual({ plan: undefined });
    expect(sharing({ shareImages: true })).toEqual({ plan: undefined, note: { kind: 'address' } });
  });

  it('are left out where a package is missing [BR-2]', () => {
    expect(sharing({ siteUrl }, { missing: () => '@resvg/resvg-js' })).toEqual({
      plan: undefined,
      note: { kind: 'package', name: '@resvg/resvg-js' },
    });
  });

  it('say in one line why there are none, over all locales and once [BR-2]', () => {
    const sentencesOf = openShareNotes();
    expect(
      sentencesOf([
        { kind: 'many', articles: 2500 },
        { kind: 'many', articles: 2100 },
        { kind: 'letters', articles: 1 },
        { kind: 'package', name: 'satori' },
        { kind: 'address' },
      ]),
    ).toEqual([
      'no share images are made: 4,600 articles would take long; set shareImages to true to make them, or to false',
      '1 article has the share image of the site: its font has no letters for the title',
      'no share images are made: the package satori is not installed or does not run here; install it, or set shareImages to false',
      'no share images are made: pages name them by their address, so the configuration needs siteUrl',
    ]);
    expect(sentencesOf([{ kind: 'letters', articles: 1 }])).toEqual([]);
    expect(sentencesOf([{ kind: 'letters', articles: 102 }])).toEqual([
      '102 articles have the share image of the site: its font has no letters for the title',
    ]);
  });
});
