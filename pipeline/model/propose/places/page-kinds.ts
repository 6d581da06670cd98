import type { ContentTypeId } from '../../../../schemas/content/index.ts';
import type { FieldFacts } from '../facts/facts.ts';
import type { Role } from '../proposal.ts';
import { hasWord } from '../words.ts';
import { isReference, rolesOf } from './about.ts';
import { joined, type Placing } from './placing.ts';
import { placeReferences } from './references.ts';
import { placeTexts } from './texts.ts';

/** A kind of page that is more than an article. */
export interface PageKind {
  readonly as: ContentTypeId;
  /** Why a page is one, as a claim. */
  readonly claim: string;
  readonly holds: (placing: Placing) => boolean;
  /** Parts and texts; title, address and what stands around a page have their places. */
  readonly place: (placing: Placing) => void;
}

/** The first that holds counts. */
export const pageKinds: readonly PageKind[] = [
  {
    as: 'kbReleaseNotes',
    claim: 'its name has a word for releases, and it has a date and a version or notes',
    holds: isReleaseNotes,
    place: placeReleaseNotes,
  },
  {
    as: 'kbHowTo',
    claim: 'its name has a word for guides, and it has steps',
    holds: isHowTo,
    place: placeHowTo,
  },
  { as: 'kbGlossary', claim: 'a list of terms', holds: isGlossary, place: placeGlossary },
];

function isReleaseNotes(placing: Placing): boolean {
  const { tokens, fields } = placing.view;
  return (
    hasWord(tokens, 'release') &&
    fields.some(({ field, ...facts }) => field.type === 'Date' && hasWord(facts.tokens, 'published')) &&
    (hasWord(tokens, 'log') || versionIn(placing) !== undefined) &&
    partsIn(placing).every((facts) => leadsTo(facts, placing, embedded))
  );
}

/** Parts that any text and any list of release notes can show. */
const embedded: readonly Role[] = ['open', 'picture', 'video', 'code', 'callout'];

/** The field with the version: by its name, or by what all entries have in it. */
function versionIn({ view }: Placing): FieldFacts | undefined {
  const filled = view.fields.filter(({ field, texts }) => field.type === 'Symbol' && texts.length > 0);
  return (
    filled.find(({ tokens }) => hasWord(tokens, 'version')) ??
    filled.find(({ texts }) => texts.every((text) => isVersion(text)))
  );
}

const isVersion = (text: string): boolean => /^(?:v|version |release )?\d+(?:\.\d+)+\b/iu.test(text);

function placeReleaseNotes(placing: Placing): void {
  const { title } = placing.view;
  const version = versionIn(placing);
  if (title !== undefined && version !== undefined && placing.free.includes(version)) {
    const isSaid = version.texts.some((text) => title.texts.some((other) => other.includes(text)));
    if (isSaid) placing.ignore(version, 'the title says it');
    else
      placing.put(
        'title',
        { join: [title.field.id, version.field.id], with: ' ' },
        { from: [version], reason: 'names an entry, with its version' },
      );
  }
  placeReferences(placing, { pages: 'relatedContent', content: 'sections' });
  placeTexts(placing, ['about']);
}

function isHowTo(placing: Placing): boolean {
  const { tokens } = placing.view;
  if (stepLists(placing).length > 0) return hasWord(tokens, 'howTo', 'help');
  return hasWord(tokens, 'howTo') && placing.view.longTexts.some((facts) => hasWord(facts.tokens, 'step'));
}

const stepLists = (placing: Placing): FieldFacts[] =>
  partsIn(placing).filter(
    (facts) =>
      leadsTo(facts, placing, ['step', 'open']) &&
      (hasWord(facts.tokens, 'step') || leadsTo(facts, placing, ['step'])),
  );

function placeHowTo(placing: Placing): void {
  putList(placing, { ours: 'howToSections', lists: stepLists(placing), reason: 'the steps' });
  placeReferences(placing, { pages: 'relatedContent' });
  placeTexts(placing, ['introduction']);
}

/** Terms beside a text explain its words, unless the page is called a glossary. */
function isGlossary(placing: Placing): boolean {
  const { tokens, longTexts } = placing.view;
  return (
    termLists(placing).length > 0 &&
    (hasWord(tokens, 'glossary') || longTexts.every(({ filled }) => filled === 0))
  );
}

const termLists = (placing: Placing): FieldFacts[] =>
  partsIn(placing).filter((facts) => leadsTo(facts, placing, ['term']));

function placeGlossary(placing: Placing): void {
  putList(placing, { ours: 'terms', lists: termLists(placing), reason: 'the terms' });
  placeReferences(placing, { pages: 'relatedContent' });
  placeTexts(placing, ['description']);
}

const partsIn = ({ free, view }: Placing): FieldFacts[] =>
  free.filter((facts) => isReference(facts) && view.partLists.includes(facts));

/** Whether all entries that a field leads to have one of these roles. */
function leadsTo(facts: FieldFacts, placing: Placing, roles: readonly Role[]): boolean {
  const found = rolesOf(facts, placing);
  return found.length > 0 && found.every(({ role }) => roles.includes(role));
}

interface PlacedList {
  readonly ours: string;
  readonly lists: readonly FieldFacts[];
  readonly reason: string;
}

function putList(placing: Placing, { ours, lists, reason }: PlacedList): void {
  if (lists.length > 0)
    placing.put(ours, joined(lists.map(({ field }) => field.id)), { from: lists, reason });
}
