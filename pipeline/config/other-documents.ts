import * as z from 'zod';
import { searchSources } from '../../schemas/spec/pages/search.ts';

/** A document of another system, for the search. Unknown keys are refused. */
const otherDocument = z.strictObject({
  /** Unique among all documents. */
  id: z.string().min(1),
  title: z.string().min(1),
  url: z.url({ protocol: /^https$/u, error: 'must be an https address' }),
  /** What a result shows below the title. */
  abstract: z.string(),
  /** More words to find it by. */
  text: z.string().optional(),
  type: z.string().min(1).optional(),
  /** `Area`, or `Parent / Area`. */
  productArea: z.string().min(1).optional(),
  updatedAt: z.iso.datetime({ error: 'must be a time such as 2026-03-09T16:00:00Z' }).optional(),
  /** The name that the search service uses. */
  source: z.string().min(1).default(searchSources.otherDocuments),
});

/** Documents of other systems, such as the courses of an academy, which a search finds beside the articles. */
export const otherDocuments = z.array(otherDocument, { error: 'must be a list of documents' });
export type OtherDocument = z.output<typeof otherDocument>;
