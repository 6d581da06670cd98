import { problem } from '../../problem.ts';

/** Found while the baseline is read. */
export const malformedBaseline = problem<{ readonly fault: string }>({
  id: 'baseline/malformed',
  severity: 'error',
  summary: 'Every line of the baseline can be read.',
  advice: 'Correct the line, or remove it and run with --update-baseline.',
  message: ({ fault }) => `The line of the baseline is left out: ${fault}.`,
});
