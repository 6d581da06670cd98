import answers from './answers.json';
import article from './article.json';
import supportCase from './case.json';
import chat from './chat.json';
import forms from './forms.json';
import home from './home.json';
import layout from './layout.json';
import notices from './notices.json';
import pages from './pages.json';
import quickAnswers from './quick-answers.json';
import search from './search.json';
import services from './services.json';
import toasts from './toasts.json';

/** All interface text in English. Source: spec.md, whose words stand as they are; what it does not word is ours. */
export const en = {
  ...layout,
  ...home,
  ...pages,
  ...search,
  ...article,
  ...answers,
  ...quickAnswers,
  ...services,
  ...toasts,
  ...forms,
  ...supportCase,
  ...notices,
  ...chat,
};
