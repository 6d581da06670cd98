import { languageOf } from '../../../cli/answers/words/language.ts';
import { loadStemmer } from '../../../schemas/search/stemmer.ts';

export const english = languageOf('en', await loadStemmer('en'));
