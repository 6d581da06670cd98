import { setTabItem, tabItem } from '../../browser/tab-item.ts';

/** Remembers until the tab is closed which polls a reader has answered. A browser that keeps nothing asks again. */
const keyOf = (articleId: string): string => `fieldbook-poll-answered:${articleId}`;

export const hasAnswered = (articleId: string): boolean => tabItem(keyOf(articleId)) !== null;

export const rememberAnswer = (articleId: string): void => setTabItem(keyOf(articleId), 'yes');

export const forgetAnswer = (articleId: string): void => setTabItem(keyOf(articleId), undefined);
