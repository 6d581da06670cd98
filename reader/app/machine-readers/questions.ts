import type { Question } from 'schema-dts';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import { placeOn } from './place-on.ts';
import { plainText } from './plain-text.ts';

/** Questions that have an answer. Source: Google, "FAQPage": `name` and `acceptedAnswer.text` are required. */
export const questions = ({ fields }: NodeOf<'kbFaq'>, pageUrl: string | undefined): Question[] =>
  fields.categorizedQuestions
    .flatMap((category) => category.fields.questions)
    .flatMap((node): Question[] => {
      const text = plainText(node.fields.answer);
      const answer = { '@type': 'Answer', text } as const;
      return text === ''
        ? []
        : [
            {
              '@type': 'Question',
              name: node.fields.question,
              ...placeOn(pageUrl, node.anchor),
              acceptedAnswer: answer,
            },
          ];
    });
