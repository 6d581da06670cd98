import type { Element } from 'hast';
import type { HowToSection, HowToStep } from 'schema-dts';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import { nodesOfType } from '../../../schemas/bundle/nodes-of-type.ts';
import type { RichText } from '../../../schemas/bundle/rich-text.ts';
import { placeOn } from './place-on.ts';
import { plainWords } from './plain-text.ts';

/**
 * The steps of a how-to: the items of the numbered lists of its sections, under the section's heading. A section
 * without such a list has no steps. Source: schema.org, `HowTo`.
 */
export const howToSteps = ({ fields }: NodeOf<'kbHowTo'>, pageUrl: string | undefined): HowToSection[] =>
  nodesOfType('kbHowToSection', fields.howToSections).flatMap((section): HowToSection[] => {
    const steps = stepsIn(section.fields.content);
    const place = placeOn(pageUrl, section.anchor);
    return steps.length === 0
      ? []
      : [{ '@type': 'HowToSection', name: section.fields.heading, ...place, itemListElement: steps }];
  });

const stepsIn = (text: RichText | undefined): HowToStep[] =>
  elementsOf(text, 'ol')
    .flatMap((list) => elementsOf(list, 'li'))
    .map((item) => plainWords(item))
    .filter((words) => words !== '')
    .map((words) => ({ '@type': 'HowToStep', text: words }));

/** The direct items, without nested ones. */
const elementsOf = (parent: Pick<Element, 'children'> | RichText | undefined, tagName: string): Element[] =>
  (parent?.children ?? []).filter(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  );
