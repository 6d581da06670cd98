import { describe, expect, it } from 'vitest';
import {
  parseHydrationData,
  serialiseHydrationData,
} from '../../../../reader/app/document/hydration-data.ts';
import { fixtureArticles } from '../../fixture-bundle.ts';

const page = { url: '/', status: 200, basePath: '/' };

describe('the hydration data', () => {
  it('come back as they were, but for an article’s node', () => {
    const [article] = fixtureArticles;
    const { node: _node, ...kept } = article ?? {};
    const home = { sections: [{ title: 'a' }] };
    const text = serialiseHydrationData({
      ...page,
      loaderData: { home, content: { kind: 'article', body: 'rendered', article } },
    });
    expect(parseHydrationData(text)).toEqual({
      ...page,
      loaderData: { home, content: { kind: 'article', body: 'kept', article: kept } },
    });
  });

  it('cannot end the script element that holds them', () => {
    const hostile = '</script><!--\u2028\u2029';
    const text = serialiseHydrationData({ ...page, loaderData: { hostile } });
    expect(text).not.toMatch(/[<\u2028\u2029]/u);
    expect(parseHydrationData(text).loaderData).toEqual({ hostile });
  });
});
