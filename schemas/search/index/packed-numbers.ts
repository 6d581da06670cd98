const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Uint8Array(128);
for (let value = 0; value < digits.length; value += 1) values[digits.charCodeAt(value)] = value;

/** Five bits a character, the lowest first; the sixth says that another one follows. Source: variable-length quantities. */
const bits = 5;
const low = 31;
const more = 32;

/** Whole numbers from 0 on as a text; small ones take a character. */
export function pack(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest > low) {
      text += digits[(rest & low) | more];
      rest >>>= bits;
    }
    text += digits[rest];
  }
  return text;
}

export function unpack(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let place = 0; place < text.length; place += 1) {
    const value = values[text.charCodeAt(place)] ?? 0;
    number |= (value & low) << shift;
    shift += bits;
    if ((value & more) === 0) {
      numbers.push(number);
      number = 0;
      shift = 0;
    }
  }
  return numbers;
}
