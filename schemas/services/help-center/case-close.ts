import * as z from 'zod/mini';
import { maxCaseIdCharacters } from './case-id.ts';
import { text } from '../lenient.ts';

const maxUrlCharacters = 2000;

/** The body of `POST /salesforce/closecase`. Source: docs/requirements.md, DF-4. */
export const caseCloseRequest = z.strictObject({
  caseId: z.string().check(z.minLength(1), z.maxLength(maxCaseIdCharacters)),
  /** The page that answered the question, without query and hash. */
  articleUrl: z.string().check(z.minLength(1), z.maxLength(maxUrlCharacters)),
});
export type CaseCloseRequest = z.infer<typeof caseCloseRequest>;

/** What a toast can hold. */
const maxMessageCharacters = 500;

/** In any letter case, or as what has or has not succeeded. Numbers mean too many things. */
const result = z.pipe(
  z.transform((given: unknown) => {
    if (typeof given === 'boolean') return given ? 'success' : 'failure';
    return typeof given === 'string' ? given.trim().toLowerCase() : given;
  }),
  z.enum(['success', 'failure']),
);

/**
 * How it went; the message is for readers, and empty where there is none. Source: docs/requirements.md, Enumerations, "Deflection response".
 */
export const caseCloseReply = z.object({
  result,
  message: z.pipe(
    text,
    z.transform((said) => (said ?? '').trim().slice(0, maxMessageCharacters)),
  ),
});
export type CaseCloseReply = z.infer<typeof caseCloseReply>;
