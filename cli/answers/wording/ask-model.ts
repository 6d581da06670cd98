import * as z from 'zod';
import { failure, type Result, success } from '../../../schemas/base/result.ts';
import { noAnswer, instructions, questionAsData } from './prompt.ts';
import { completeSentences } from './complete-sentences.ts';
import type { WordingRequest } from './wording.ts';

export interface ModelSettings {
  readonly address: string;
  readonly model: string;
  /** Undefined if the service needs none, as one on this machine. It is a secret and never printed. */
  readonly apiKey: string | undefined;
}

/** More than an answer takes. Readers see the passages meanwhile. */
const timeoutMs = 15_000;
/** A model's reasoning tokens count too. */
const maxTokens = 1500;
/** A model that writes more than this is stopped. */
const maxCharacters = 8000;

/** The fields that are read of a streamed event. Source: OpenAI, "The chat completion chunk object". */
const event = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** Asks a model to word an answer, and passes on each whole sentence. A failure is a sentence that says why. */
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
      // ignores environment variables that are meant for other programs
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

/** The service's own message could hold anything, even the key, so only the status is reported. */
function reasonOf(error: unknown): string {
  const { status } = error as { readonly status?: unknown };
  if (status === 401 || status === 403) return 'does not take the key of ANSWERS_API_KEY';
  return typeof status === 'number'
    ? `answers with status ${status}`
    : 'cannot be reached, or does not answer as it should';
}
