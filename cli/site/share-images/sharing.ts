import { isInstalled } from '../../reads/reads.ts';
import type { Build } from '../../../pipeline/build.ts';
import { count } from '../../../schemas/base/count.ts';
import { shareImagesMaxArticles } from '../../../schemas/spec/content/share-images.ts';
import { type SharePlan, sharePlan } from './share-plan.ts';

/** The images of a site in one locale, or why there are none. */
export interface Sharing {
  /** Undefined: there are no images. */
  readonly plan: SharePlan | undefined;
  readonly note?: ShareNote;
}

export type ShareNote =
  | { readonly kind: 'address' }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'many' | 'letters'; readonly articles: number };

/** What the user is told of the images; with a plan, of those for which there are no letters. */
export function noteOf({ plan, note }: Sharing): ShareNote | undefined {
  const articles = plan?.withoutLetters() ?? 0;
  return articles > 0 ? { kind: 'letters', articles } : note;
}

/** Pages name their images by whole addresses, so a site without an address has none. `missing` is for tests. */
export function sharingOf(
  built: Pick<Build, 'files' | 'mediaCopies' | 'graph' | 'theme'>,
  {
    exportFolder,
    missing = missingPackage,
  }: { readonly exportFolder?: string | undefined; readonly missing?: () => string | undefined },
): Sharing {
  const { shareImages, siteUrl } = built.graph.config;
  const articles = built.files.filter(({ url }) => url !== undefined).length;
  if (shareImages === false) return { plan: undefined };
  if (siteUrl === undefined)
    return { plan: undefined, ...(shareImages === true && { note: { kind: 'address' } }) };
  if (shareImages === undefined && articles > shareImagesMaxArticles)
    return { plan: undefined, note: { kind: 'many', articles } };
  const name = missing();
  if (name !== undefined) return { plan: undefined, note: { kind: 'package', name } };
  return { plan: sharePlan(built, exportFolder) };
}

/** The first package that is not installed or does not run on this system. */
const missingPackage = (): string | undefined =>
  ['@resvg/resvg-js', 'satori', '@fontsource/inter'].find((name) => !isInstalled(name));

/** Gives sentences for notes, each sentence once. */
export function openShareNotes(): (notes: readonly ShareNote[]) => readonly string[] {
  const told = new Set<string>();
  return (notes) => {
    const sentences = shareSentences(notes).filter((each) => !told.has(each));
    for (const each of sentences) told.add(each);
    return sentences;
  };
}

/** A sentence for each kind of note, over all locales. */
function shareSentences(notes: readonly ShareNote[]): string[] {
  const sum = (kind: 'many' | 'letters') =>
    notes.reduce((total, note) => total + (note.kind === kind ? note.articles : 0), 0);
  const sentences = notes.map((note) => {
    switch (note.kind) {
      case 'address':
        return 'no share images are made: pages name them by their address, so the configuration needs siteUrl';
      case 'package':
        return `no share images are made: the package ${note.name} is not installed or does not run here; install it, or set shareImages to false`;
      case 'many':
        return `no share images are made: ${count(sum('many'), 'article')} would take long; set shareImages to true to make them, or to false`;
      case 'letters':
        return `${count(sum('letters'), 'article')} ${sum('letters') === 1 ? 'has' : 'have'} the share image of the site: its font has no letters for the title`;
    }
  });
  return [...new Set(sentences)];
}
