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
  const [taken, setTaken] = useState<typeof question>();
  const tellTaken = useEffectEvent(onQuestionTaken);
  if (question !== undefined && question !== taken) {
    setTaken(question);
    write(withQuestion(text, question.text));
  }
  useEffect(() => {
    if (taken !== undefined) tellTaken();
  }, [taken]);
  useEffect(() => keepDraft(text), [text]);
  return [text, write];
}

function withQuestion(text: string, question: string): string {
  if (text.trim() === '') return question;
  return text.includes(question) ? text : `${text}\n${question}`;
}
