import * as z from 'zod';
import type { Locales } from './locales.ts';
import type { RawExport } from './raw-export.ts';

/** The names of Contentful's own tags and taxonomy concepts, by id; undefined for a tag that is not public. */
export interface Labels {
  readonly tag: (id: string) => string | undefined;
  readonly concept: (id: string) => string | undefined;
}

/** Without a list of tags in the export their ids stand for them, and the id of a concept without a label for that. */
export function readLabels(
  exported: Pick<RawExport, 'tags' | 'concepts' | 'taxonomy'>,
  { chain, defaultLocale }: Pick<Locales, 'chain' | 'defaultLocale'>,
): Labels {
  const tags = listIn(exported.tags);
  const concepts = [
    ...listIn(exported.concepts),
    ...listIn(taxonomy.safeParse(exported.taxonomy).data?.concepts),
  ];
  const names = new Map<string, string>();
  for (const raw of tags) {
    const parsed = rawTag.safeParse(raw);
    if (!parsed.success || parsed.data.sys.visibility === 'private') continue;
    names.set(parsed.data.sys.id, parsed.data.name);
  }
  const labels = new Map<string, string>();
  for (const raw of concepts) {
    const parsed = rawConcept.safeParse(raw);
    if (!parsed.success) continue;
    const { sys, prefLabel } = parsed.data;
    const label = [...chain, defaultLocale].map((code) => prefLabel[code]).find((each) => each !== undefined);
    labels.set(sys.id, label ?? Object.values(prefLabel)[0] ?? sys.id);
  }
  return {
    tag: (id) => (tags.length === 0 ? id : names.get(id)),
    concept: (id) => labels.get(id) ?? id,
  };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const taxonomy = z.looseObject({ concepts: z.unknown() });

/** Source: Contentful, "Content tags": a private tag is for editors only. */
const rawTag = z.looseObject({
  sys: z.looseObject({ id: z.string(), visibility: z.string().optional().catch(undefined) }),
  name: z.string().trim().min(1),
});

/** Source: Contentful, "Taxonomy". */
const rawConcept = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  prefLabel: z.record(z.string(), z.string()).catch({}),
});
