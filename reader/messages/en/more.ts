import answers from './answers.json';
import supportCase from './case.json';
import chat from './chat.json';
import consent from './consent.json';
import home from './home.json';
import offline from './offline.json';
import pages from './pages.json';
import quickAnswers from './quick-answers.json';
import search from './search.json';
import services from './services.json';
import texts from './texts.json';

/** The texts of parts that are loaded later: `../more.ts`. */
export const more = {
  ...answers,
  ...supportCase,
  ...chat,
  ...consent,
  ...home,
  ...offline,
  ...pages,
  ...quickAnswers,
  ...search,
  ...services,
  ...texts,
};
