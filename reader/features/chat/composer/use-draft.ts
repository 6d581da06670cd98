import { useEffect, useEffectEvent, useState } from 'react';
import { keepDraft, readDraft } from '../state/draft.ts';

/**
 * What is being typed, kept with every key. A question that comes from the page stands below what was typed before, unless
 * it is there already.
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
