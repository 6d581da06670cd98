import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { describeError } from '../../../describe-error.ts';
import { SourceError } from '../../../source/source-error.ts';

/** What every tool here is: it reads one site, changes nothing, and gives the same again. */
export const readsOnly: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

export const reply = (text: string, structuredContent?: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(structuredContent !== undefined && { structuredContent }),
});

/** A failure that the model can act on: one sentence that says what to do. */
export const refusal = (sentence: string): CallToolResult => ({ ...reply(sentence), isError: true });

/** Runs a tool. What fails in the world or in this program is told on standard error; a client learns only that. */
export const guarded =
  <Input>(run: (input: Input) => Promise<CallToolResult>) =>
  async (input: Input): Promise<CallToolResult> => {
    try {
      return await run(input);
    } catch (error) {
      console.error(describeError(error));
      const known = error instanceof SourceError ? error.message : 'The help center could not answer.';
      return refusal(`${known} Try again later.`);
    }
  };
