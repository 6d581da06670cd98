import { hyperlink } from '../documents.ts';
import { type FieldPlace, pickField, typeOf } from './places.ts';
import type { Random } from './random.ts';
import type { Space } from './space.ts';
import { type Changed, change, inText } from './texts.ts';

/** Puts a link into a rich text or a Markdown text that chance chooses. */
export function withLink(
  space: Space,
  random: Random,
  uri: string,
  words = `the ${10 + random.below(90)} steps for van ${100 + random.below(900)}`,
): Changed | undefined {
  const place = random.below(3) === 0 ? pickField(space, random, isMarkdown) : undefined;
  if (place === undefined) return inText(space, random, { add: [hyperlink(uri, words)] });
  return change(space, place, `${String(place.value)}\n\nSee [${words}](<${uri}>).\n`);
}

/** A text that is written as Markdown. */
export const isMarkdown = ({ definition, value }: FieldPlace): boolean =>
  definition?.kind === 'richText' && typeof value === 'string';

/** Puts an address into a field that holds one which readers follow. */
function withAddress(space: Space, random: Random, address: string): Changed | undefined {
  const place = pickField(
    space,
    random,
    ({ definition }) => definition?.kind === 'url' && definition.use === 'page',
  );
  return place && change(space, place, address);
}

/** Puts an address into a list of links with labels. */
function withLabelledLink(space: Space, random: Random, url: string): Changed | undefined {
  const place = pickField(space, random, ({ definition }) => definition?.kind === 'labelledLinks');
  return (
    place &&
    change(space, place, [...(place.value as unknown[]), { label: `Van ${random.below(900)} in short`, url }])
  );
}

/** One of the three ways, by chance; a space whose types are not ours knows texts only. */
export function withAnyLink(space: Space, random: Random, uri: string): Changed | undefined {
  const isOurs = typeOf(space.exported.entries[0] ?? (null as never), space) !== undefined;
  const way = isOurs ? random.below(4) : 3;
  if (way === 0) return withAddress(space, random, uri);
  if (way === 1) return withLabelledLink(space, random, uri) ?? withLink(space, random, uri);
  return withLink(space, random, uri);
}
