import type { SizeResult } from '../build/build-results.ts';
import type { BuildFigures } from '../build/measure-build.ts';
import { plotSvg } from './plot.ts';
import { bytes, seconds } from './units.ts';

/** Time and memory over the number of articles. */
export function buildPlot(sizes: readonly SizeResult[]): string {
  const line = (name: string, figure: keyof BuildFigures) => ({
    name,
    points: sizes.map(({ articles, build }) => [articles, build[figure]] as const),
  });
  return plotSvg([
    {
      title: 'Time over articles',
      lines: [
        line('cold', 'coldMs'),
        line('one article changed', 'changedMs'),
        line('in a preview', 'watchMs'),
      ],
      tell: seconds,
    },
    { title: 'Peak memory over articles', lines: [line('cold', 'peakBytes')], tell: bytes },
  ]);
}
