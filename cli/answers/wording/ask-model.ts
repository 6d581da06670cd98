import * as z from 'zod';
import { failure, type Result, success } from '../../../schemas/base/result.ts';
import { noAnswer, instructions, questionAsData } from './prompt.ts';
import { completeSentences } from './complete-sentences.ts';
import type { WordingRequest } from './wording.ts';

export interface ModelSettings {
  readonly address: string;
  readonly model: string;
  /** Undefined where the service asks for none, as on this machine. It is never told. */
  readonly apiKey: string | undefined;
}

/** Longer than an answer takes; the passages are there all the time. */
const timeoutMs = 15_000;
/** What a model thinks before it writes counts too. */
const maxTokens = 1500;
/** A model that does not stop is stopped. */
const maxCharacters = 8000;

/** What is read of an event of the stream. Source: OpenAI, "The chat completion chunk object". */
const event = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** Asks a model to word an answer, and tells of whole sentences as they come; else in words why there is none. */
export async function askModel(
  { address, model, apiKey }: ModelSettings,
  { question, answer, onPiece, signal }: WordingRequest,
): Promise<Result<string, string>> {
  // the client is loaded by the first question, so that a preview starts fast
  const { OpenAI } = await import('openai');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const client = new OpenAI({
      baseURL: address,
      apiKey: apiKey ?? 'none',
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: 'off',
      // what the environment sets for other programs does not count
      organization: null,
      project: null,
      fetchOptions: { redirect: 'error' },
    });
    const stream = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: questionAsData(question, answer.passages) },
        ],
        max_completion_tokens: maxTokens,
        stream: true,
      },
      { signal: AbortSignal.any([signal, timeout]) },
    );
    let text = '';
    let isWhole = false;
    const send = completeSentences(onPiece, noAnswer);
    for await (const said of stream) {
      const [choice] = event.parse(said).choices;
      text += choice?.delta?.content ?? '';
      isWhole ||= choice?.finish_reason === 'stop';
      if (text.length > maxCharacters) return failure('does not stop');
      await send(text);
    }
    if (!isWhole) return failure('has broken off');
    return text.trim() === '' ? failure('says nothing') : success(text);
  } catch (error) {
    return failure(timeout.aborted ? `does not answer within ${timeoutMs / 1000} s` : reasonOf(error));
  }
}

/** What the service itself says can hold anything, a key among it: only the status is told. */
function reasonOf(error: unknown): string {
  const { status } = error as { readonly status?: unknown };
  if (status === 401 || status === 403) return 'does not take the key of ANSWERS_API_KEY';
  return typeof status === 'number'
    ? `answers with status ${status}`
    : 'cannot be reached, or does not answer as it should';
}
