import * as z from 'zod/mini';

const maxCaseIdCharacters = 100;
const maxUrlCharacters = 2000;

/** The body of `POST /salesforce/closecase`. Source: requirements DF-4. */
export const caseCloseRequest = z.strictObject({
  caseId: z.string().check(z.minLength(1), z.maxLength(maxCaseIdCharacters)),
  /** The page that answered the question, without query and hash. */
  articleUrl: z.string().check(z.minLength(1), z.maxLength(maxUrlCharacters)),
});
export type CaseCloseRequest = z.infer<typeof caseCloseRequest>;

/** How it went; the message is for readers. Source: spec.md section 3, "Deflection response". */
export const caseCloseReply = z.object({ result: z.enum(['success', 'failure']), message: z.string() });
export type CaseCloseReply = z.infer<typeof caseCloseReply>;
