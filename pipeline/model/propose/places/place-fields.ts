import { contentTypes, type ContentTypeId } from '../../../../schemas/content/index.ts';
import type { FieldFacts } from '../facts/facts.ts';
import type { Role } from '../proposal.ts';
import type { Decision } from '../roles/decision.ts';
import { codeField, questionFields, redirectFields, videoField } from '../roles/fields-of-shapes.ts';
import { hasWord } from '../words.ts';
import type { TypeView } from '../roles/type-view.ts';
import { isReference, mainRole, placeAbout } from './about.ts';
import { ignoreWords } from './ignore-words.ts';
import { pageKinds } from './page-kinds.ts';
import { placeAnnouncement } from './place-announcement.ts';
import { placeStep, placeTerm } from './place-part.ts';
import { type Placed, Placing } from './placing.ts';
import { placeReferences } from './references.ts';
import { placeSearchEngines } from './search-engines.ts';
import { placeTexts } from './texts.ts';
import { ignoreInternalNames, placeAddress, placeTitle } from './title-and-address.ts';

/** Gives every field of a type its place. Undefined: a role without a mapping. */
export function placeFields(
  { role, view }: Decision,
  decisions: ReadonlyMap<string, Decision>,
): Placed | undefined {
  const place = placers[role];
  if (place === undefined) return undefined;
  const placing = new Placing(view, decisions);
  const placed = done(placing, place(placing));
  return (role === 'page' ? placedAsKind({ view, decisions, article: placed }) : undefined) ?? placed;
}

const done = (placing: Placing, as: ContentTypeId): Placed =>
  placing.done(as, Object.keys(contentTypes[as].fields));

interface Page {
  readonly view: TypeView;
  readonly decisions: ReadonlyMap<string, Decision>;
  /** How it is placed as an article. */
  readonly article: Placed;
}

/** As a kind of page that is more than an article, where it loses no field by that. */
function placedAsKind({ view, decisions, article }: Page): Placed | undefined {
  for (const { as, claim, holds, place } of pageKinds) {
    const placing = new Placing(view, decisions);
    placeAroundPage(placing);
    if (!holds(placing)) continue;
    place(placing);
    const placed = done(placing, as);
    if (placed.lost <= article.lost) return { ...placed, claim };
  }
  return undefined;
}

type Place = (placing: Placing) => ContentTypeId;

const placers: Readonly<Partial<Record<Role, Place>>> = {
  page: placePage,
  person: placePerson,
  topic: placeTopic,
  announcement: placeAnnouncement,
  question: placeQuestion,
  term: placeTerm,
  step: placeStep,
  picture: placePicture,
  video: placeVideo,
  code: placeCode,
  callout: placeCallout,
  redirect: placeRedirect,
};

function placeAroundPage(placing: Placing): void {
  placeTitle(placing);
  placeAddress(placing);
  ignoreInternalNames(placing);
  placeSearchEngines(placing);
  placeAbout(placing);
}

function placePage(placing: Placing): ContentTypeId {
  placeAroundPage(placing);
  placeReferences(placing, { pages: 'relatedContent', content: 'content' });
  placeTexts(placing, ['introduction', 'body', 'ending']);
  return 'article';
}

/** The longest text that stands in one line under a name, in characters. */
const maxLine = 256;

function placePerson(placing: Placing): ContentTypeId {
  placeTitle(placing);
  placeAddress(placing);
  ignoreInternalNames(placing);
  placeSearchEngines(placing);
  const job = placing.free.find(({ field, tokens }) => field.type === 'Symbol' && hasWord(tokens, 'job'));
  if (job !== undefined) placing.put('role', job.field.id, { from: [job], reason: 'what the person does' });
  placeAbout(placing, 'picture');
  placeReferences(placing, { pages: 'relatedContent' });
  placeTexts(placing, ['about']);
  // a text that cannot be joined with a rich text
  const line = placing.free.find(
    ({ field, texts }) =>
      /^(?:Symbol|Text)$/u.test(field.type) &&
      texts.length > 0 &&
      texts.every((text) => /\s/u.test(text.trim()) && text.length <= maxLine),
  );
  if (line !== undefined && !placing.has('role'))
    placing.put('role', line.field.id, { from: [line], reason: 'a short text about the person' });
  return 'author';
}

function placeTopic(placing: Placing): ContentTypeId {
  placeTitle(placing);
  placeAddress(placing);
  ignoreInternalNames(placing);
  placeSearchEngines(placing);
  const own = placing.view.type.id;
  const parent = placing.free.find(
    (facts) =>
      facts.field.type === 'Link to Entry' && leadsOnlyTo(facts, own) && !hasWord(facts.tokens, 'related'),
  );
  if (parent !== undefined)
    placing.put('parent', parent.field.id, { from: [parent], reason: 'the topic that it is part of' });
  placeAbout(placing);
  const pages = placing.free.filter((facts) => isReference(facts) && mainRole(facts, placing) === 'page');
  if (pages[0] !== undefined)
    placing.put('articles', pages[0].field.id, { from: [pages[0]], reason: 'its pages' });
  placeReferences(placing, { pages: 'relatedContent' });
  placeTexts(placing, ['description']);
  return 'topic';
}

function leadsOnlyTo({ field, targets }: FieldFacts, type: string): boolean {
  const types = targets.size > 0 ? [...targets.keys()] : (field.limits.targets ?? []);
  return types.length === 1 && types[0] === type;
}

function placeQuestion(placing: Placing): ContentTypeId {
  const found = questionFields(placing.view.fields);
  if (found !== undefined) {
    placing.put('question', found.question.field.id, { from: [found.question], reason: 'the question' });
    placing.put('answer', found.answer.field.id, { from: [found.answer], reason: 'the answer' });
  }
  ignoreWords(placing);
  return 'kbFaqQuestion';
}

function placePicture(placing: Placing): ContentTypeId {
  const { assets, fields, title } = placing.view;
  const file = assets.find(({ filled }) => filled > 0) ?? assets[0];
  if (file !== undefined) placing.put('media', file.field.id, { from: [file], reason: 'the file' });
  const texts = fields.filter(
    ({ field, words }) =>
      (field.type === 'Symbol' || field.type === 'Text') && (words > 0 || placing.view.entries === 0),
  );
  const alt =
    texts.find(({ tokens }) => hasWord(tokens, 'alt')) ??
    texts.find(({ tokens }) => hasWord(tokens, 'caption', 'description')) ??
    title;
  if (alt !== undefined && placing.free.includes(alt)) {
    const isNamed = title !== undefined && title !== alt;
    placing.put('altText', alt.field.id, { from: isNamed ? [alt] : [], reason: 'what the picture shows' });
  }
  if (title !== undefined && placing.free.includes(title))
    placing.put('name', title.field.id, { from: [title], reason: 'its name' });
  const caption = placing.free.find(({ tokens, words }) => words > 0 && hasWord(tokens, 'caption'));
  if (caption !== undefined)
    placing.put('hoverText', caption.field.id, { from: [caption], reason: 'what is said of it' });
  ignoreWords(placing);
  return 'media';
}

function placeVideo(placing: Placing): ContentTypeId {
  const video = videoField(placing.view.fields);
  if (video !== undefined)
    placing.put('videoUrl', video.field.id, { from: [video], reason: 'the address of the video' });
  placeTitle(placing);
  ignoreWords(placing);
  return 'externalVideo';
}

function placeCode(placing: Placing): ContentTypeId {
  const code = codeField(placing.view.fields);
  if (code !== undefined) placing.put('code', code.field.id, { from: [code], reason: 'the code' });
  const language = placing.free.find(
    ({ tokens, field }) => field.type === 'Symbol' && hasWord(tokens, 'language'),
  );
  if (language !== undefined)
    placing.put('language', language.field.id, { from: [language], reason: 'its language' });
  const { title } = placing.view;
  if (title !== undefined && placing.free.includes(title))
    placing.put('name', title.field.id, { from: [title], reason: 'its name' });
  ignoreWords(placing);
  return 'codeBlock';
}

function placeCallout(placing: Placing): ContentTypeId {
  const { title, longTexts } = placing.view;
  ignoreInternalNames(placing);
  const [text] = longTexts;
  const isSeen =
    title !== undefined &&
    placing.free.includes(title) &&
    !hasWord(title.tokens, 'internal') &&
    !title.tokens.includes('name');
  if (text !== undefined) {
    placing.put(isSeen ? 'content' : 'description', text.field.id, { from: [text], reason: 'its text' });
  }
  if (title !== undefined && placing.free.includes(title)) {
    placing.put(isSeen ? 'title' : 'name', title.field.id, {
      from: [title],
      reason: isSeen ? 'its heading' : 'its name for editors',
    });
  }
  ignoreWords(placing);
  return isSeen ? 'kbLandingPageInfoBox' : 'spotlightBox';
}

function placeRedirect(placing: Placing): ContentTypeId {
  const found = redirectFields(placing.view.fields);
  if (found !== undefined) {
    placing.put('fromPath', found.from.field.id, { from: [found.from], reason: 'the old path' });
    placing.put('toPath', found.to.field.id, { from: [found.to], reason: 'the new one' });
  }
  const permanent = placing.free.find(({ field }) => field.type === 'Boolean' && /perman/iu.test(field.id));
  if (permanent !== undefined)
    placing.put('isPermanent', permanent.field.id, { from: [permanent], reason: 'whether it is for good' });
  ignoreWords(placing);
  return 'redirectRule';
}
