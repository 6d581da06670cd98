import type { PageTitles } from './en.ts';

export const ar: PageTitles = {
  problem: 'المشكلة',
  solution: 'الحل',
  'things-to-know': 'أمور ينبغي معرفتها',
  workflows: 'خطوات العمل',
  'learn-more': 'هل تريد معرفة المزيد؟',
  'other-questions': 'أسئلة أخرى',
  'part.note': 'ملاحظة',
  'part.info': 'معلومة مفيدة',
  'part.whoUseThis': 'من يستخدم هذه الميزة',
  'part.disclaimer': 'إخلاء مسؤولية',
  'part.media': 'وسائط',
  'part.table': 'جدول',
  'part.code': 'تعليمات برمجية',
  'part.more': 'معلومات إضافية',
};
