import { describe, expect, it } from 'vitest';
import { drawableText } from '../../../../cli/site/share-images/drawable-text.ts';
import { fontsWith, lettersIn } from '../../../../cli/site/share-images/fonts.ts';

const letters = lettersIn(fontsWith(undefined));
const drawable = (text: string) => drawableText(text, letters);

describe('the words of a share image', () => {
  it('are in Latin, Greek and Cyrillic letters [BR-2]', () => {
    for (const text of [
      'Größe ändern',
      '¿Cómo añadir?',
      'Thêm kỹ thuật viên',
      'Добавить',
      'Προσθήκη',
      '5 € – “1½”',
    ]) {
      expect(drawable(text)).toBe(text);
    }
  });

  it('are none where a letter has no glyph, so that no image shows boxes [BR-2]', () => {
    for (const text of [
      'إضافة فني',
      '技術者を追加する',
      'הוספת טכנאי',
      'तकनीशियन',
      'เพิ่มช่าง',
      'Vans für 技術者',
    ]) {
      expect(drawable(text)).toBeUndefined();
    }
  });

  it('are none in a script that is not set right, even where a font has its letters [BR-2]', () => {
    expect(
      drawableText('إضافة', new Set(Array.from('إضافة', (letter) => letter.charCodeAt(0)))),
    ).toBeUndefined();
  });

  it('leave out emoji, symbols and signs that are not seen [BR-2]', () => {
    expect(drawable('Hello 👋🏽 world 🇩🇪 👩‍🔧 1️⃣ ✓')).toBe('Hello world 1');
    expect(drawable('soft\u00adhyphen, non\u2011breaking, \u202ereversed')).toBe(
      'softhyphen, non-breaking, reversed',
    );
    expect(drawable('e\u0301te\u0301')).toBe('été');
  });

  it('are in one line, and no longer than what an image can show [BR-2]', () => {
    expect(drawable(' a\n\tb ')).toBe('a b');
    expect(drawable(' \n ')).toBe('');
    expect(drawable('x'.repeat(10_000))?.length).toBeLessThan(250);
  });
});
