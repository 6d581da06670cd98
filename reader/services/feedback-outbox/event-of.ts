import { feedbackLengths } from '../../../schemas/services/feedback-lengths.ts';
import type { FeedbackEvent, FeedbackGiven } from '../../../schemas/services/feedback.ts';
import { newId } from '../new-id.ts';

interface Origin {
  /** The path of the page on this site. */
  readonly page: string;
  /** The version of the bundle; empty where it is not known. */
  readonly bundle: string;
  /** The locale, if the site has several. */
  readonly locale?: string | undefined;
}

/** An event of the feedback stream. A text that is too long is cut, so that the event is accepted. */
export function eventOf(given: FeedbackGiven, { page, ...origin }: Origin): FeedbackEvent {
  const { comment, query, entry, section, page: left, ...said } = given;
  return {
    id: newId(),
    at: new Date().toISOString(),
    ...said,
    ...cut({ comment, query }, feedbackLengths.words),
    ...cut({ entry, section }, feedbackLengths.name),
    page: (left ?? page).slice(0, feedbackLengths.page),
    ...origin,
  };
}

/** The event without empty members. */
function cut<Name extends string>(
  texts: Readonly<Record<Name, string | undefined>>,
  maxLength: number,
): { [Each in Name]?: string } {
  const given = Object.entries<string | undefined>(texts).flatMap(([name, text = '']) =>
    text.trim() === '' ? [] : [[name, text.trim().slice(0, maxLength)]],
  );
  return Object.fromEntries(given) as { [Each in Name]?: string }; // the same names
}
