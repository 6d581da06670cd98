import { useEffect, useEffectEvent, useState } from 'react';
import { keepDraft, readDraft } from '../state/draft.ts';

/**
 * The draft, stored with every key. A question from the page is added below the draft, unless it is there already.
 */
export function useDraft(
  question: { readonly text: string } | undefined,
  onQuestionTaken: () => void,
): readonly [string, (text: string) => void] {
  const [text, write] = useState(readDraft);
  const [used, setUsed] = useState<typeof question>();
  const notifyUsed = useEffectEvent(onQuestionTaken);
  if (question !== undefined && question !== used) {
    setUsed(question);
    write(withQuestion(text, question.text));
  }
  useEffect(() => {
    if (used !== undefined) notifyUsed();
  }, [used]);
  useEffect(() => keepDraft(text), [text]);
  return [text, write];
}

function withQuestion(text: string, question: string): string {
  if (text.trim() === '') return question;
  return text.includes(question) ? text : `${text}\n${question}`;
}
