import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import { isLinkedType } from '../../link/page/shows-type.ts';
import { textLimits } from '../text-limits.ts';
import type { ModelType } from '../space-model.ts';

export interface Nesting {
  /** The types that a type shows as parts, apart from its texts. */
  readonly shows: ReadonlyMap<string, readonly string[]>;
  /** The same from the other end. */
  readonly shownIn: ReadonlyMap<string, readonly string[]>;
  /** The types that rich texts show. */
  readonly inTexts: ReadonlySet<string>;
}

/** What nests in what. A link leads away, and shows nothing. */
export function nestingOf(types: ReadonlyMap<string, ModelType>): Nesting {
  const shows = new Map<string, readonly string[]>();
  const shownIn = new Map<string, string[]>();
  for (const { id, fields } of Object.values<ContentTypeDefinition>(contentTypes)) {
    const parts = Object.values(fields).flatMap((field) =>
      field.kind === 'part' || field.kind === 'parts'
        ? field.to.filter((type) => !isLinkedType(type, field.to))
        : [],
    );
    const known = [...new Set(parts)].filter((part) => types.has(part));
    shows.set(id, known);
    for (const part of known) shownIn.set(part, [...(shownIn.get(part) ?? []), id]);
  }
  const embedded = ['embedded-entry-block', 'embedded-entry-inline'] as const;
  return { shows, shownIn, inTexts: new Set(embedded.flatMap((node) => textLimits.embeds.get(node) ?? [])) };
}
