import type { Entry } from '../../entry.ts';
import { cyclesIn } from '../../inspect/reach/cycles.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { spaceRule } from '../../rule.ts';
import { nameOf } from '../words.ts';

export const cycle = spaceRule<{ readonly entries: readonly Entry[] }>({
  id: 'refs/cycle',
  severity: 'error',
  summary: 'No entry shows itself, directly or through other entries.',
  advice:
    'Take one of the entries out of the text or list that shows it. Until then readers see it only once.',
  message: ({ entries }) =>
    `The entry shows itself: ${[...entries, ...entries.slice(0, 1)].map(nameOf).join(' shows ')}.`,
  *checkSpace(graph) {
    for (const steps of cyclesIn(graph)) {
      const [first] = steps;
      const shown = steps.flatMap(({ from }) => graph.entries.get(from) ?? []);
      if (first)
        yield {
          at: locationOf(first),
          detail: { entries: shown },
          target: steps.map(({ from }) => from).join(' '),
        };
    }
  },
});
