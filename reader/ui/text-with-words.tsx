import type { ReactNode } from 'react';
import { message } from '../messages/message.ts';
import type { MessageKey } from '../messages/messages.ts';

interface TextWithWordsProps {
  text: MessageKey;
  /** The name of the words' placeholder in the text. */
  name: string;
  /** Words from elsewhere. They have their own text direction, which does not affect the words around. */
  words: string;
}

/** An interface text with words in it that are not the interface's. */
export function TextWithWords({ text, name, words }: TextWithWordsProps): ReactNode {
  const [before, after] = message(text, { [name]: place }).split(place);
  return (
    <>
      {before}
      <bdi>{words}</bdi>
      {after}
    </>
  );
}

/** Stands in no text. */
const place = '\0';
