import type { TestedAlias } from './tested-engine.ts';

/** Searches again and again until it is stopped. An answer is how much was found, and how the titles begin: `30 of new`. */
export function searchOn({ search }: TestedAlias) {
  const answers: string[] = [];
  const failed: unknown[] = [];
  const stopping = new AbortController();
  const searching = searchUntil(stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await searching;
      return { answers, failed };
    },
  };

  async function searchUntil({ aborted }: AbortSignal): Promise<void> {
    if (aborted) return;
    try {
      const { results, numberOfResults } = await search({ query: 'words of the article', length: 100 });
      const words = new Set(results.map(({ title = '' }) => title.split(' ')[0]));
      answers.push(`${numberOfResults} of ${[...words].join()}`);
    } catch (error) {
      failed.push(error);
    }
    await searchUntil(stopping.signal);
  }
}
