import article from './article.json';
import forms from './forms.json';
import launcher from './launcher.json';
import layout from './layout.json';
import notices from './notices.json';
import toasts from './toasts.json';

/** What an article's page says by itself. */
export const first = { ...layout, ...article, ...forms, ...launcher, ...notices, ...toasts };
