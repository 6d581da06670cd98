import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { describeForLog } from '../../../describe-error.ts';
import { SourceError } from '../../../source/source-error.ts';
import type { CurrentSites } from '../current-sites.ts';

/** What every tool is given. */
export interface Tooling {
  readonly sites: CurrentSites;
  /** Shows whoever runs the server what went wrong. */
  readonly report: (sentence: string) => void;
}

/** What every tool here is: it reads one site, changes nothing, and gives the same again. */
export const readsOnly: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** The argument for how many. In what is said of a wrong one, the SDK puts "at" and the name of the argument after the text. */
export function limitInput({ usual, most }: { readonly usual: number; readonly most: number }) {
  const wrong = `Give a whole number from 1 to ${most}`;
  return z.number(wrong).int(wrong).min(1, wrong).max(most, wrong).default(usual);
}

export const reply = (text: string, structuredContent?: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(structuredContent !== undefined && { structuredContent }),
});

/** A failure that the model can act on: one sentence that says what to do. */
export const refusal = (sentence: string): CallToolResult => ({ ...reply(sentence), isError: true });

/** Runs a tool. What fails in the world or in this program is reported; a client learns only that. */
export const guarded =
  <Input>({ report }: Tooling, run: (input: Input) => Promise<CallToolResult>) =>
  async (input: Input): Promise<CallToolResult> => {
    try {
      return await run(input);
    } catch (error) {
      report(describeForLog(error));
      const known = error instanceof SourceError ? error.message : 'The help center could not answer.';
      return refusal(`${known} Try again later.`);
    }
  };
