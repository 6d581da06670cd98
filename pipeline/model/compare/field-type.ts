import { shortened } from '../../rules/words.ts';
import type { FieldFault } from './difference.ts';
import type { FieldPair } from './field-pair.ts';

/** The field types that are read instead of ours, and how. Other types are not read. */
const readInstead: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  Symbol: {
    Text: {
      impact: 'risky',
      how: 'it is read, but takes line breaks and texts that are too long for one line',
    },
    Date: { impact: 'risky', how: 'it is read as the text that Contentful keeps, such as 2026-03-09' },
  },
  Text: { Symbol: { impact: 'safe', how: 'it is read; it holds no more than 256 characters' } },
  RichText: {
    Text: { impact: 'risky', how: 'it is read' },
    Symbol: { impact: 'risky', how: 'it is read' },
  },
  Integer: { Number: { impact: 'risky', how: 'it is read, but schema/invalid-value reports fractions' } },
};

interface Reading {
  readonly impact: 'risky' | 'safe';
  readonly how: string;
}

const readingOf = (type: string, own: string): Reading | undefined => {
  const others = Object.hasOwn(readInstead, own) ? readInstead[own] : undefined;
  return others && Object.hasOwn(others, type) ? others[type] : undefined;
};

/** Whether values of a type are read where ours is `own`. */
export const isReadable = (type: string, own: string): boolean =>
  type === own || readingOf(type, own) !== undefined;

export function compareFieldType({ subject, before, now, own }: FieldPair): FieldFault[] {
  if (before.type === now.type) return compareEditor({ subject, before, now, own });
  const [is, wanted] = [shortened(now.type), own.type];
  if (now.type === own.type) {
    return [
      { ...base, impact: 'safe', message: `${subject} is ${is} now, as Fieldbook reads it.`, advice: '' },
    ];
  }
  const reading = readingOf(now.type, own.type);
  if (reading === undefined) {
    const message = `${subject} is ${is}, not ${wanted}: no value of it is shown, and schema/wrong-type reports each.`;
    const advice = `Add a field of the type ${wanted} and move the values over: Contentful cannot change the type of a field.`;
    return [{ ...base, impact: 'breaking', message, advice }];
  }
  const how = own.type === 'RichText' ? `${reading.how} as ${formatOf(now.widget)}` : reading.how;
  const message = `${subject} is ${is}, not ${wanted}: ${how}.`;
  const advice = own.type === 'RichText' ? markdownAdvice : reading.impact === 'risky' ? takesCare : '';
  return [{ ...base, impact: reading.impact, message, advice }];
}

const base = { change: 'field-type' } as const;

/** The editor's widget decides whether a text is read as Markdown. */
function compareEditor({ subject, before, now, own }: Omit<FieldPair, 'space'>): FieldFault[] {
  if (own.type !== 'RichText' || now.type !== 'Text') return [];
  if (formatOf(before.widget) === formatOf(now.widget)) return [];
  const message = `${subject} is read as ${formatOf(now.widget)}, no longer as ${formatOf(before.widget)}, because its editor changed.`;
  return [{ impact: 'risky', change: 'editor', message, advice: markdownAdvice }];
}

/** By default, Contentful opens a long text in its Markdown editor. */
const formatOf = (widget: string | undefined): string =>
  (widget ?? 'markdown') === 'markdown' ? 'Markdown' : 'plain text';

const markdownAdvice =
  'Keep it if the texts are written so; choose the field\'s appearance "Markdown" where they are Markdown.';
const takesCare = 'Keep it if editors take care; fieldbook validate reports what does not fit.';
