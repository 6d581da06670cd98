import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import { UsageError } from '../../usage-error.ts';
import { askModel, type ModelSettings } from './ask-model.ts';
import type { Worded, Wording } from './wording.ts';
import type { Answer } from '../answer.ts';
import { citedIn, isSupported } from './is-supported.ts';
import { noAnswer } from './prompt.ts';
import { withoutLinks } from './without-links.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Opens the configured language model. Undefined if none is configured. Its key comes from the environment only. */
export function openWording(
  answers: PipelineConfig['answers'],
  {
    env = process.env,
    report = console.error,
  }: { readonly env?: Environment; readonly report?: (sentence: string) => void } = {},
): Wording | undefined {
  if (answers === undefined) return undefined;
  const settings = { ...answers, apiKey: readKey(env) };
  const reportOnce = oncePerSentence(report);
  return async (request) => {
    const said = await askModel(settings, request);
    if (!said.ok) {
      reportOnce(
        `Answers are not worded: ${hostOf(settings)} ${said.failure}. The passages themselves are shown.`,
      );
      return undefined;
    }
    return checkedText(said.value, request.answer.passages);
  };
}

const hostOf = ({ address }: Pick<ModelSettings, 'address'>): string => new URL(address).host;

function readKey(env: Environment): string | undefined {
  const value = env['ANSWERS_API_KEY']?.trim() ?? '';
  if (value === '') return undefined;
  if (!/^[\x21-\x7e]+$/u.test(value))
    throw new UsageError('ANSWERS_API_KEY does not hold a text without blanks and line breaks.');
  return value;
}

/** Reports equal sentences in a row once. */
function oncePerSentence(report: (sentence: string) => void): (sentence: string) => void {
  let reported: string | undefined;
  return (sentence) => {
    if (sentence !== reported) report(sentence);
    reported = sentence;
  };
}

/** Far longer than the model was asked to write, so something is wrong. */
const maxCharacters = 4000;

/** The text of a model, if the passages support it. */
function checkedText(said: string, passages: Answer['passages']): Worded | undefined {
  const text = withoutLinks(said).trim();
  if (text.replaceAll(/[^A-Z ]/gu, '') === noAnswer) return { text: '', passages: [] };
  const cited = citedIn(text, passages.length);
  if (text === '' || text.length > maxCharacters || cited === undefined || cited.length === 0)
    return undefined;
  if (!isSupported(text, passages)) return undefined;
  return { text, passages: passages.filter((_, place) => cited.includes(place + 1)) };
}
