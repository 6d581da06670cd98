import { f } from '../../../../schemas/fields/index.ts';
import { oddLine } from '../../../site/odd-values/make.ts';
import type { KindSample } from '../kind-sample.ts';

export const date: KindSample = {
  field: f.date(),
  good: ['2026-03-09', '2026-03-09T16:00Z', '2026-03-09T16:00-08:00'],
  bad: [7, {}, ['2026-03-09'], true],
  odd: oddLine,
};
