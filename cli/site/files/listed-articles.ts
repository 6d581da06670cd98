import * as z from 'zod';
import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { currentFormat } from '../../../schemas/bundle/index.ts';

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  url: z.string(),
  title: z.string(),
  updatedAt: z.string().optional(),
  breadcrumbs: z.array(z.object({ title: z.string() })),
  about: z
    .object({
      publishedOn: z.string().optional(),
      image: z
        .object({ contentType: z.string(), width: z.number().optional(), height: z.number().optional() })
        .optional(),
    })
    .optional(),
  head: z.object({
    description: z.string().optional(),
    robots: z.enum(currentFormat.head.shape.robots.options),
    alternates: z.record(z.string(), z.string()).optional(),
    textLocale: z.string().optional(),
  }),
});

/** The fields of an article that lists need. */
export type ListedArticle = z.output<typeof envelope>;

/** The articles that search engines may list, by their address. One with the text of another locale is listed there. */
export const listedArticles = (files: readonly BundleFile[]): ListedArticle[] =>
  files
    .filter(({ url }) => url !== undefined)
    .map(listedArticle)
    .filter(isListed)
    .toSorted((a, b) => (a.url < b.url ? -1 : 1));

export const isListed = ({ head }: ListedArticle): boolean =>
  head.robots === 'index,follow' && head.textLocale === undefined;

const known = new WeakMap<BundleFile, ListedArticle>();

/** An article's fields from its file. Each file is parsed once: several lists need it, and unchanged articles keep their file from run to run. */
export function listedArticle(file: BundleFile): ListedArticle {
  const listed = known.get(file) ?? envelope.parse(JSON.parse(withoutNode(file.bytes)));
  known.set(file, listed);
  return listed;
}

/**
 * An article's file without its node, which comes last and is nearly all of it. Lists do not need it, and parsing it would
 * take the most time. Inside a text the quotes of the key would be escaped.
 */
function withoutNode({ buffer, byteOffset, length }: Uint8Array): string {
  const bytes = Buffer.from(buffer, byteOffset, length);
  const end = bytes.indexOf(',"node":{');
  return end === -1 ? bytes.toString() : `${bytes.toString('utf8', 0, end)}}`;
}
