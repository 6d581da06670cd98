import type { ScoredUrl } from '../../../schemas/services/help-center/answer.ts';
import type { AnswerOnWire } from './answer-wire.ts';

/** Changes an ordinary answer. `movedPaths` are old URLs of the site. */
type ApplyFault = (ordinary: AnswerOnWire, movedPaths: readonly string[]) => AnswerOnWire;

const manyTimes = 150;

const sources = (urls: readonly string[], title?: string): ScoredUrl[] =>
  urls.map((url, place) => ({ url, score: 1 - place / 10, title: title ?? `Source ${place + 1}` }));

const linksTo = (urls: readonly string[]): string =>
  urls.map((url, place) => `See [source ${place + 1}](${url}).`).join(' ');

const deadUrls = ['/how-to/this-page-is-gone', '/faq/neither-is-this#one', '/nowhere'];
const offSiteUrls = ['https://www.example.com/a-page', 'https://example.org/another'];
const hostileUrls = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  String.raw`/\evil.example`,
  ' java\tscript:alert(1)',
  'https://user:password@evil.example/',
  'vbscript:msgbox(1)',
];

/** Markdown and HTML that a page must not render or run. */
const hostileText = [
  'Image ![x](javascript:alert(1)) and <img src="x" onerror="alert(1)">.',
  '<script>alert(1)</script><iframe src="javascript:alert(1)"></iframe><svg onload="alert(1)"></svg>',
  '[A link](javascript:alert(1)), [another](JaVaScRiPt&colon;alert(1)), <a href="data:text/html,x" onclick="alert(1)">a third</a>.',
  '<style>body { display: none }</style><form action="https://evil.example"><input name="password"></form>',
  '| a | b |\n| --- | --- |\n| <b onmouseover=alert(1)>c</b> | [d](vbscript:x) |',
  'Turned \u202Eround\u202C, and [a reference][1].\n\n[1]: javascript:alert(1)',
].join('\n\n');

const withSources = ({ text, ...answer }: AnswerOnWire, urls: readonly string[]): AnswerOnWire => ({
  ...answer,
  text: `${text}\n\n${linksTo(urls)}`,
  scoredUrls: sources(urls),
});

/** The faults that change an answer. Others give none. */
export const faultyAnswers = {
  transient: (ordinary) => ({ ...ordinary, text: '', isTransientError: true, scoredUrls: [] }),
  guardrail: (ordinary) => ({ ...ordinary, text: '', isGuardrailed: true, scoredUrls: [] }),
  'bot error': (ordinary) => ({
    ...ordinary,
    text: '',
    error: 'The bot has failed, as asked.',
    scoredUrls: [],
  }),
  'no answer': (ordinary) => ({ ...ordinary, text: '', scoredUrls: [] }),
  'dead links': (ordinary) => withSources(ordinary, deadUrls),
  'moved links': (ordinary, movedPaths) => withSources(ordinary, movedPaths),
  'off-site links': (ordinary) => withSources(ordinary, offSiteUrls),
  'hostile links': (ordinary) => withSources(ordinary, hostileUrls),
  hostile: (ordinary) => ({
    ...ordinary,
    text: hostileText,
    scoredUrls: sources(hostileUrls, '<img src=x onerror=alert(1)> "><script>alert(1)</script>'),
  }),
  'no sources': (ordinary) => ({ ...ordinary, scoredUrls: [] }),
  long: (ordinary) => ({
    ...ordinary,
    text: Array.from({ length: manyTimes }, (_, place) => `${place + 1}. part\n\n${ordinary.text}`).join(
      '\n\n',
    ),
  }),
} as const satisfies Readonly<Record<string, ApplyFault>>;
