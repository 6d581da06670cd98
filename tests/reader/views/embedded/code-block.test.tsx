// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { element, node, richText } from '../../builders.ts';
import { renderNode } from '../render-node.tsx';

test('code keeps the colours that the build gave it, and is scrolled by keyboard', () => {
  const code = richText(
    element('span', { className: ['hljs-attr'] }, '"job"'),
    element('span', {}, ': 40213'),
  );
  const page = renderNode(node('codeBlock', { name: 'job.json', language: 'json', code }));
  expect(page.querySelector('pre')?.outerHTML).toBe(
    '<pre><code><span class="hljs-attr">"job"</span><span>: 40213</span></code></pre>',
  );
  expect(page.querySelector('figcaption > span')?.textContent).toBe('JSON');
  expect(page.querySelector('[tabindex="0"]')?.getAttribute('aria-label')).toBe('job.json');
});

test.each(['__proto__', 'constructor', 'toString'])(
  'a language that is called %s is shown as the editor wrote it',
  (language) => {
    const page = renderNode(node('codeBlock', { language, code: richText('x') }));
    expect(page.querySelector('figcaption > span')?.textContent).toBe(language);
  },
);
