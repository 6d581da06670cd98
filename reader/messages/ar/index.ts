import answers from './answers.json';
import article from './article.json';
import supportCase from './case.json';
import chat from './chat.json';
import consent from './consent.json';
import forms from './forms.json';
import home from './home.json';
import launcher from './launcher.json';
import layout from './layout.json';
import notices from './notices.json';
import offline from './offline.json';
import pages from './pages.json';
import quickAnswers from './quick-answers.json';
import search from './search.json';
import services from './services.json';
import texts from './texts.json';
import toasts from './toasts.json';
import type { Messages } from '../messages.ts';

/** All interface text in Arabic, in the modern standard form. Digits are those of the locale. */
export const messages: Messages = {
  ...layout,
  ...home,
  ...pages,
  ...search,
  ...article,
  ...quickAnswers,
  ...services,
  ...texts,
  ...toasts,
  ...consent,
  ...forms,
  ...answers,
  ...supportCase,
  ...notices,
  ...offline,
  ...chat,
  ...launcher,
};

export { ar as pageTitles } from '../../../schemas/page-titles/ar.ts';
