import type { BundleFiles } from '../../schemas/bundle/index.ts';
import { buildSearchIndex, type KnownTerms } from '../../schemas/search/index/build-index.ts';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import type { PipelineConfig } from '../config/config.ts';

/** `search`: the index of titles, headings and texts. */
export const searchFile = (
  documents: readonly SearchDocument[],
  { search }: Pick<PipelineConfig, 'search'>,
  known?: KnownTerms,
): BundleFiles['search'] => ({ index: buildSearchIndex(documents, { synonyms: search.synonyms, known }) });
