import '../../../reader/app/base.css';
import '../../../reader/messages/more.ts';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AnswerText } from '../../../reader/bundle/answer/answer-text.tsx';
import type { ResolveCitation } from '../../../reader/bundle/answer/citation.ts';
import { openCitations } from '../../../reader/bundle/answer/open-citations.ts';
import { SourceList } from '../../../reader/bundle/answer/source-list.tsx';
import { checkedSources } from '../../../reader/bundle/answer/use-citations.ts';
import { loadParseAnswer } from '../../../reader/bundle/answer/use-parse-answer.ts';
import { fetchFile } from '../../../reader/bundle/files/fetch-file.ts';
import { openBundle } from '../../../reader/bundle/files/open.ts';
import type { ScoredUrl } from '../../../schemas/services/help-center/answer.ts';

export interface ShownAnswer {
  readonly markdown: string;
  readonly scoredUrls: readonly ScoredUrl[];
  /** The text is still coming. */
  readonly isComing?: boolean;
}

/** A page of nothing but answers, checked against the bundle of the site under test; tests show them through `window.showAnswers`. */
function Answers({ answers, resolve }: { answers: readonly ShownAnswer[]; resolve: ResolveCitation }) {
  return (
    <main style={{ maxInlineSize: '46rem', margin: '1rem auto', paddingInline: '1rem' }}>
      <h1>Answers</h1>
      {answers.map(({ markdown, scoredUrls, isComing }, index) => (
        // the order of the answers stays
        // oxlint-disable-next-line react/no-array-index-key
        <section key={index} aria-labelledby={`answer-${index}`}>
          <h2 id={`answer-${index}`}>Answer {index + 1}</h2>
          <AnswerText markdown={markdown} resolve={isComing === true ? undefined : resolve} />
          {isComing !== true && <SourceList checked={checkedSources(scoredUrls, resolve)} />}
        </section>
      ))}
    </main>
  );
}

document.documentElement.lang = 'en';
document.title = 'Answers';
const root = createRoot(document.body.appendChild(document.createElement('div')));
await loadParseAnswer();
const bundle = openBundle(fetchFile(fetch.bind(window), '/'));
const { siteUrl, basePath } = await bundle.site();
const resolve = await openCitations(bundle, { siteUrl, basePath, pageOrigin: location.origin });
const showAnswers = (answers: readonly ShownAnswer[]) => {
  const router = createMemoryRouter([
    { path: '*', element: <Answers answers={answers} resolve={resolve} /> },
  ]);
  flushSync(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
};
showAnswers([]);
Object.assign(window, { showAnswers });
