import { searchSources } from '../../../schemas/spec/pages/search.ts';
import type { SearchHit } from '../../../schemas/services/search/batch-search.ts';

/** Markup that a page must not render: plain, escaped, in a URL. */
const hostileTitles = [
  'Image <img src="x" onerror="alert(1)"> in a title',
  'Script <script>alert(1)</script> in a title',
  'Escaped &lt;img src=x onerror=alert(1)&gt; and &lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="javascript:alert(1)" onclick="alert(1)">Link</a> in a title',
  'Style <style>body { display: none }</style> in a title',
  '<svg onload="alert(1)"><animate onbegin="alert(1)"></svg>Drawing in a title',
  'Never closed <b><i><mark>in a title',
  'Turned \u202Eround\u202C in a title',
] as const;

const hostileUrls = ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//evil.example/x'];

/** Results that try to run scripts, among harmless ones. */
export const hostileResults: readonly SearchHit[] = hostileTitles.map((title, index) => ({
  id: `hostile-${index}`,
  title,
  highlightedTitle: title,
  score: 1,
  attributes: {
    SOURCE: [searchSources.knowledgeBase],
    URL: [hostileUrls[index] ?? '/'],
    DIRECT_URL: [hostileUrls[index] ?? '/'],
    BEST_DYNABS: [`${title}. <iframe src="javascript:alert(1)"></iframe>And an abstract.`],
    CONTENTFUL_TYPE: ['<img src=x onerror=alert(1)>'],
    PRODUCT_AREA: ['"><script>alert(1)</script>'],
    UPDATED_DATE: ['<b>yesterday</b>'],
  },
}));
