import { parseUrl } from '../../../addresses/parse-url.ts';
import type { ContentTypeId } from '../../../../schemas/content/index.ts';
import type { FieldFacts } from '../facts/facts.ts';
import { isActive, isPeriod, isSeverity } from '../roles/announcement.ts';
import { hasWord } from '../words.ts';
import type { Placing } from './placing.ts';
import { placeTexts } from './texts.ts';
import { ignoreInternalNames, placeTitle } from './title-and-address.ts';

/** News on the home page. Those that are switched off are left out; there is no period after which one ends. */
export function placeAnnouncement(placing: Placing): ContentTypeId {
  placeTitle(placing);
  ignoreInternalNames(placing);
  const link = placing.free.find(isLink);
  if (link !== undefined) placing.put('ctaLink', link.field.id, { from: [link], reason: 'where it leads' });
  const pin = placing.free.find(
    ({ field }) => field.type === 'Boolean' && /^(?:is)?_?(?:pin|sticky)/iu.test(field.id),
  );
  if (pin !== undefined) placing.put('pin', pin.field.id, { from: [pin], reason: 'it stays at the top' });
  for (const facts of placing.free) {
    if (isSeverity(facts)) placing.ignore(facts, 'how grave it is: announcements have no such grades');
    else if (isPeriod(facts))
      placing.ignore(facts, 'announcements have no period: unpublish one that is over');
    else if (isActive(facts)) placing.onlyIf(facts, 'whether it is shown');
  }
  placeTexts(placing, ['description']);
  return 'announcement';
}

/** A whole address in every entry that has one. */
const isLink = ({ field, tokens, texts }: FieldFacts): boolean =>
  field.type === 'Symbol' &&
  hasWord(tokens, 'link') &&
  texts.length > 0 &&
  texts.every((text) => /^https?:\/\/[^\s/]/u.test(text) && parseUrl(text) !== undefined);
