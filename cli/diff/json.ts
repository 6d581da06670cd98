import { jsonText } from '../reporters/text/json-text.ts';
import type { DifferenceReporter } from './difference-reporter.ts';

/** For programs: always one document. Its schema ships as `docs/difference-1.schema.json`. */
export const json: DifferenceReporter = (difference) => `${jsonText(difference, 2)}\n`;
