import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { isWithin, sourceFiles, textOf } from './source-files.ts';

/** Names under which browsers and React take a string for HTML, or for a script. Source: W3C, "Trusted Types", "sinks". */
const sinks: ReadonlySet<string> = new Set([
  'DOMParser',
  'Function',
  'XSLTProcessor',
  'createContextualFragment',
  'dangerouslySetInnerHTML',
  'eval',
  'execCommand',
  'innerHTML',
  'insertAdjacentHTML',
  'outerHTML',
  'parseFromString',
  'parseHTMLUnsafe',
  'setHTML',
  'setHTMLUnsafe',
  'srcDoc',
  'srcdoc',
]);

/** What of these a source names, as a value or as a property; types do not run. */
function sinksIn(path: string, text: string): string[] {
  const found: string[] = [];
  const note = (name: unknown) => void (typeof name === 'string' && sinks.has(name) && found.push(name));
  new Visitor({
    MemberExpression: ({ object, property, computed }) => {
      if (computed || property.type !== 'Identifier') return;
      note(property.name);
      // elsewhere the name is a common word
      const isOfDocument = object.type === 'Identifier' && object.name === 'document';
      if (isOfDocument && /^write(?:ln)?$/u.test(property.name)) found.push(property.name);
    },
    CallExpression: ({ callee }) => void (callee.type === 'Identifier' && note(callee.name)),
    NewExpression: ({ callee }) => void (callee.type === 'Identifier' && note(callee.name)),
    Property: ({ key }) => void (key.type === 'Identifier' && note(key.name)),
    JSXAttribute: ({ name }) => void (name.type === 'JSXIdentifier' && note(name.name)),
    // element['innerHTML'], setAttribute('srcdoc', ...)
    Literal: ({ value }) => note(value),
  }).visit(parseSync(path, text).program);
  return [...new Set(found)];
}

/** What runs in readers' browsers: the reader, its service worker, and the preview's script that loads pages anew. */
const inBrowsers = sourceFiles.filter(
  (path) => isWithin(path, 'reader') || path === 'cli/preview/live-reload/reload-script.ts',
);

describe('HTML strings never reach the page', () => {
  test('nothing that runs in browsers names what takes them', () => {
    expect(inBrowsers.length).toBeGreaterThan(300);
    const used = inBrowsers.flatMap((path) => sinksIn(path, textOf(path)).map((sink) => `${path}: ${sink}`));
    expect(used).toEqual([]);
  });

  test.each([
    'element.innerHTML = html;',
    "element['innerHTML'] = html;",
    'document.write(html);',
    'new DOMParser();',
    "frame.setAttribute('srcdoc', html);",
    "new Function('a()');",
    'eval(text);',
    'const a = <p dangerouslySetInnerHTML={{ __html: html }} />;',
    'const a = { dangerouslySetInnerHTML: html };',
  ])('a source with %s is found', (text) => {
    expect(sinksIn('planted.tsx', text)).toHaveLength(1);
  });
});
