/** The interface texts of forms, and of the poll under articles. Source: spec.md sections 4 and 5. */
export const formsMessages = {
  'form.charactersLeft': '{count} character(s) left',
  'form.charactersReached': 'Maximum characters count reached',
  'form.tooLong': 'This is too long by {count} character(s). Please shorten it.',

  'poll.question': 'Was this article helpful?',
  'poll.yes': 'Yes',
  'poll.no': 'No',
  'poll.reasons': 'Sorry about that. What went wrong?',
  'poll.couldntFind': 'I couldn’t find what I was looking for',
  'poll.didntWork': 'I followed the steps, and it didn’t work',
  'poll.unclear': 'It was unclear',
  'poll.comment': 'How we can improve this article? (Optional).',
  'poll.submit': 'Submit',
  'poll.back': 'Go back',
  'poll.thanks': 'Thanks for your feedback!',
  'poll.answerAgain': 'Answer again',
} as const;
