import { withoutBidiControls } from '../../../schemas/base/text/without-bidi-controls.ts';

/** The words that an address asks for. */
export const wordsInAddress = (query: URLSearchParams): string => withoutBidiControls(query.get('q') ?? '');
