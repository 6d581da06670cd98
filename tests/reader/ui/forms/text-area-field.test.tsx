// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { TextAreaField } from '../../../../reader/ui/forms/text-area-field.tsx';
import { render } from '../../render.tsx';

const field = { label: 'Comment', text: '', onChange: () => {}, maxCharacters: 10 };
const shown = (parts: Partial<Parameters<typeof TextAreaField>[0]> = {}) => {
  const page = render(<TextAreaField {...field} {...parts} />);
  const area = page.querySelector('textarea');
  const describedBy = area?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const description = describedBy.map((id) => page.ownerDocument.getElementById(id)?.textContent);
  return { label: page.querySelector('label'), area, description };
};

describe('a text area', () => {
  test('marks a required field with an asterisk [AP-3]', () => {
    const { label, area } = shown({ isRequired: true });
    expect(label?.textContent).toBe('Comment*');
    expect(label?.querySelector('[aria-hidden=true]')?.textContent).toBe('*');
    expect(area?.required).toBe(true);
    expect(shown().label?.textContent).toBe('Comment');
  });

  test.each([
    ['', '10 character(s) left'],
    ['123456789', '1 character(s) left'],
    ['👩👩👩', '7 character(s) left'],
    ['1234567890', 'Maximum characters count reached'],
    ['12345678901', 'Maximum characters count reached'],
  ])('with %j says: %s [AP-3]', (text, count) => {
    expect(shown({ text }).description).toEqual([count]);
  });

  test('reads the problem before the number of characters left', () => {
    const { area, description } = shown({ problem: 'Please shorten it.' });
    expect(area?.getAttribute('aria-invalid')).toBe('true');
    expect(description).toEqual(['Please shorten it.', '10 character(s) left']);
  });

  test('never cuts typed text', () => {
    expect(shown({ text: 'x'.repeat(20) }).area?.hasAttribute('maxlength')).toBe(false);
  });
});
