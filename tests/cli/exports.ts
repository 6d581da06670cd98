import { exportOf, rawEntry } from '../pipeline/documents.ts';

const paragraph = (value: string) => ({
  nodeType: 'paragraph',
  data: {},
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
});

/** A published how-to article with a page at `/how-to/<slug>`. */
export const howTo = (slug: string, text = `How to ${slug}.`, title = `Title of ${slug}`) =>
  rawEntry('kbHowTo', slug.replace(/[^\w.-]/gu, '-'), {
    title,
    url: slug,
    introduction: { nodeType: 'document', data: {}, content: [paragraph(text)] },
  });

/** An export's JSON; without entries, a sound one with one article. */
export const exportJson = (entries: readonly unknown[] = [howTo('dispatch')]): string =>
  JSON.stringify(exportOf(entries));

/** An article without a title: one error. */
export const untitled = () => rawEntry('kbHowTo', 'untitled', { url: 'untitled' });
