import type { ContentTypeId } from '../../../../schemas/content/index.ts';
import { termFields } from '../roles/fields-of-shapes.ts';
import { hasWord } from '../words.ts';
import { ignoreWords } from './ignore-words.ts';
import type { Placing } from './placing.ts';
import { placeTexts } from './texts.ts';
import { ignoreInternalNames } from './title-and-address.ts';

/** A term of a glossary. */
export function placeTerm(placing: Placing): ContentTypeId {
  const found = termFields(placing.view);
  if (found !== undefined) {
    placing.put('term', found.term.field.id, { from: [found.term], reason: 'the term' });
    placing.put('definition', found.definition.field.id, {
      from: [found.definition],
      reason: 'its explanation',
    });
  }
  ignoreWords(placing);
  return 'kbTerm';
}

/** A step of a how-to. */
export function placeStep(placing: Placing): ContentTypeId {
  const { title } = placing.view;
  if (title !== undefined)
    placing.put('heading', title.field.id, { from: [title], reason: 'the heading of the step' });
  ignoreInternalNames(placing);
  for (const facts of placing.free) {
    if (facts.field.limits.values !== undefined) placing.ignore(facts, 'a choice of the layout');
    else if (facts.field.type === 'Integer' && hasWord(facts.tokens, 'order', 'step'))
      placing.ignore(facts, 'the list of steps has their order');
  }
  placeTexts(placing, ['content']);
  return 'kbHowToSection';
}
