import type { FieldPath } from '../../schemas/report/diagnostic.ts';
import type { Entry, TextSource } from '../entry.ts';
import type { Reference } from '../graph.ts';
import { readText } from '../rich-text/read-text.ts';
import type { TextReference } from '../rich-text/text.ts';

/** A text's references as references of its entry. Images, videos and frames are left out: they are checked as media. */
export const textReferences = (
  source: TextSource,
  at: { readonly entry: Entry; readonly path: FieldPath },
): Reference[] =>
  readText(source).references.flatMap((found) =>
    isMedia(found.kind)
      ? []
      : [
          reference({
            kind: found.kind,
            target: found.target,
            from: at.entry.id,
            field: at.path,
            pointer: found.pointer,
            text: isEmbed(found) ? undefined : found.text,
            excerpt: { before: found.before, bad: found.text, after: found.after },
          }),
        ],
  );

const isMedia = (kind: TextReference['kind']): kind is 'image' | 'video' | 'frame' =>
  kind === 'image' || kind === 'video' || kind === 'frame';

const isEmbed = ({ kind }: TextReference) => kind === 'embedded-entry' || kind === 'embedded-asset';

type Optional = 'pointer' | 'to' | 'text' | 'excerpt' | 'anchor';

/** A reference with every member, in one order: spaces have many of them. */
export const reference = ({
  kind,
  target,
  from,
  field,
  pointer,
  to,
  text,
  excerpt,
  anchor,
}: Omit<Reference, Optional> & Partial<Pick<Reference, Optional>>): Reference => ({
  kind,
  target,
  from,
  field,
  pointer,
  to,
  text,
  excerpt,
  anchor,
});
