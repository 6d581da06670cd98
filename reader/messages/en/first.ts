import article from './article.json';
import forms from './forms.json';
import launcher from './launcher.json';
import layout from './layout.json';
import notices from './notices.json';
import toasts from './toasts.json';

/** The texts of an article's page. */
export const first = { ...layout, ...article, ...forms, ...launcher, ...notices, ...toasts };
