import type { DefinedTerm } from 'schema-dts';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import { placeOn } from './place-on.ts';
import { plainText } from './plain-text.ts';

/** The terms of a glossary. Source: schema.org, `DefinedTerm`. */
export const definedTerms = ({ fields }: NodeOf<'kbGlossary'>, pageUrl: string | undefined): DefinedTerm[] =>
  fields.terms.map((node) => {
    const description = plainText(node.fields.definition);
    return {
      '@type': 'DefinedTerm',
      name: node.fields.term,
      ...(description !== '' && { description }),
      ...placeOn(pageUrl, node.anchor),
    };
  });
