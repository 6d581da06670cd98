import { type ReactNode, useMemo } from 'react';
import { hastToReact } from '../hast-to-react.tsx';
import { useAddress } from '../base-path.ts';
import { answerElements } from './answer-elements.tsx';
import styles from './answer-text.module.css';
import prose from '../../views/prose.module.css';
import { classNames } from '../../ui/class-names.ts';
import type { ResolveCitation, Source } from './citation.ts';
import { finishedMarkdown } from './finished-markdown.ts';
import { isParsable, plainAnswer } from './plain-answer.ts';
import { useParseAnswer } from './use-parse-answer.ts';
import type { ParseAnswer } from './parse-answer.ts';

export interface AnswerTextProps {
  /** The Markdown of the service, unchanged. */
  markdown: string;
  /** Undefined while the text or the bundle is loading. Links are shown as their words then. */
  resolve?: ResolveCitation | undefined;
  /** What the list below the answer numbers: a citation shows the same number. */
  sources?: readonly Source[] | undefined;
}

/**
 * An answer's Markdown as sanitised elements with checked links. No HTML string reaches the page. The plain words are
 * shown until the parser is loaded, and for a text that is too large or too deeply nested.
 */
export function AnswerText({ markdown, resolve, sources }: AnswerTextProps): ReactNode {
  const parse = useParseAnswer();
  const address = useAddress();
  const source = resolve === undefined ? finishedMarkdown(markdown) : markdown;
  const nodes = useMemo(() => parsed(source, parse), [source, parse]);
  const elements = useMemo(() => answerElements({ resolve, address, sources }), [resolve, address, sources]);
  if (nodes === undefined)
    return <p className={classNames(prose.prose, styles.plain)}>{plainAnswer(source)}</p>;
  // A translator replaces text nodes, so the whole text is rendered again.
  const isWhole = resolve !== undefined;
  return (
    <div key={String(isWhole)} className={classNames(prose.prose, styles.text)}>
      {hastToReact(nodes, elements)}
    </div>
  );
}

function parsed(markdown: string, parse: ParseAnswer | undefined): ReturnType<ParseAnswer> {
  if (parse === undefined || !isParsable(markdown)) return undefined;
  try {
    return parse(markdown);
  } catch {
    return undefined; // readers get the plain words
  }
}
