import type { PageTitles } from './en.ts';

export const ja: PageTitles = {
  problem: '問題',
  solution: '解決方法',
  'things-to-know': '知っておくべきこと',
  workflows: 'ワークフロー',
  'learn-more': 'さらに詳しく知りたい場合',
  'other-questions': 'その他の質問',
  'part.note': 'メモ',
  'part.info': '知っておくと便利',
  'part.whoUseThis': 'この機能を使う方',
  'part.disclaimer': '免責事項',
  'part.media': 'メディア',
  'part.table': '表',
  'part.code': 'コード',
  'part.more': 'その他の情報',
};
