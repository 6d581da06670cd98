import { hasRightToLeft } from '../../../schemas/base/text/direction.ts';
import { eachText } from './each-text.ts';

/** Whether any text of a value has right-to-left letters. */
export function isRightToLeft(value: unknown): boolean {
  let is = false;
  eachText(value, (text) => (is ||= hasRightToLeft(text)));
  return is;
}
