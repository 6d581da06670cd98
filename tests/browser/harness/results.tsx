import '../../../reader/app/base.css';
import '../../../reader/messages/more.ts';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ResultHtml } from '../../../reader/bundle/result-html/result-html.tsx';
import { loadParseResult } from '../../../reader/bundle/result-html/use-parse-result.ts';
import { resultUrl } from '../../../reader/bundle/pages/result-url.ts';

export interface HostileResult {
  readonly title: string;
  readonly abstract: string;
  readonly url: string;
}

/** A page of nothing but results; tests show them through `window.showResults`. */
function Results({ results }: { results: readonly HostileResult[] }) {
  return (
    <main>
      <h1>Results</h1>
      {results.map(({ title, abstract, url }, index) => (
        // the order of the results stays
        // oxlint-disable-next-line react/no-array-index-key
        <article key={index}>
          <h2>
            <Title title={title} to={resultUrl(url, { basePath: '/' })} />
          </h2>
          <section>
            <ResultHtml html={abstract} />
          </section>
        </article>
      ))}
    </main>
  );
}

function Title({ title, to }: { title: string; to: string | undefined }) {
  const html = <ResultHtml html={title} inline />;
  return to === undefined ? html : <a href={to}>{html}</a>;
}

document.documentElement.lang = 'en';
document.title = 'Results';
const root = createRoot(document.body.appendChild(document.createElement('div')));
await loadParseResult();
const showResults = (results: readonly HostileResult[]) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <Results results={results} />
      </StrictMode>,
    ),
  );
showResults([]);
Object.assign(window, { showResults });
