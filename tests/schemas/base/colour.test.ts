import fc from '../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { isColour } from '../../../schemas/base/colour.ts';
import { colourNames } from '../../../schemas/base/colour-names.ts';

describe('a colour that content may use [HM-6]', () => {
  test.each(['#f80', '#F80C', '#ff8800', '#Ff8800cC'])('is hexadecimal: %s', (value) => {
    expect(isColour(value)).toBe(true);
  });

  test.each(['red', 'RebeccaPurple', 'lightgoldenrodyellow', 'grey', 'gray'])('is a name: %s', (value) => {
    expect(isColour(value)).toBe(true);
  });

  test.each([
    'rgb(255, 136, 0)',
    'RGB(255,136,0)',
    'rgb(100%, 53.3%, 0%)',
    'rgb(255 136 0)',
    'rgb(255 136 0 / 50%)',
    'rgba(255, 136, 0, 0.5)',
    'rgba(255, 136, 0, .5)',
    'rgba( 255 , 136 , 0 , 100% )',
  ])('is red, green and blue: %s', (value) => {
    expect(isColour(value)).toBe(true);
  });

  test.each(['hsl(32, 100%, 50%)', 'hsl(360 100% 50%)', 'hsla(32, 100%, 50%, 0.25)', 'hsla(32.5 0% 0% / 1)'])(
    'is hue, saturation and lightness: %s',
    (value) => {
      expect(isColour(value)).toBe(true);
    },
  );
});

describe('not a colour that content may use [HM-6]', () => {
  test.each(['', '#', '#ff', '#ff880', '#ff8800c', '#ggg', 'ff8800'])(
    'a hexadecimal number cut short: "%s"',
    (value) => {
      expect(isColour(value)).toBe(false);
    },
  );

  test.each(['reddish', 'transparent', 'currentcolor', 'inherit', 'constructor', '__proto__'])(
    'a word that names none: %s',
    (value) => {
      expect(isColour(value)).toBe(false);
    },
  );

  test.each([
    'rgb(256, 0, 0)',
    'rgb(-1, 0, 0)',
    'rgb(101%, 0%, 0%)',
    'rgba(0, 0, 0, 1.1)',
    'rgba(0, 0, 0, 101%)',
    'hsl(361, 0%, 0%)',
    'hsl(0, 101%, 0%)',
  ])('a value out of range: %s', (value) => {
    expect(isColour(value)).toBe(false);
  });

  test.each([
    'rgb()',
    'rgb(0, 0)',
    'rgb(0, 0, 0, 0, 0)',
    'rgb(0, 0%, 0)',
    'rgb(0, 0 0)',
    'rgb(0 0 0 0)',
    'rgb(0 0 / 0)',
    'rgb(0 0 0 / 0 / 0)',
    'rgb(0, , 0)',
    'rgb(1e2, 0, 0)',
    'rgb(NaN, 0, 0)',
    'rgb(calc(1), 0, 0)',
    'rgb(var(--x), 0, 0)',
    'hsl(0, 0, 0)',
    'hsl(0deg, 0%, 0%)',
    'hwb(0 0% 0%)',
  ])('a function of another shape: %s', (value) => {
    expect(isColour(value)).toBe(false);
  });

  test.each([' red', 'red ', 'red\n', 'red;', 'red}body{display:none', '#fff;', 'rgb(0,0,0);x', 'url(//x)'])(
    'a value that could leave its declaration: %j',
    (value) => {
      expect(isColour(value)).toBe(false);
    },
  );
});

test('there are 148 named colours, each in lower case', () => {
  expect(colourNames.size).toBe(148);
  expect([...colourNames].filter((name) => !/^[a-z]+$/u.test(name))).toEqual([]);
});

test('every triple of bytes is a colour in each notation [HM-6]', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(byte, byte, byte, (...bytes) => {
      const hexadecimal = bytes.map((value) => value.toString(16).padStart(2, '0')).join('');
      expect(isColour(`#${hexadecimal}`)).toBe(true);
      expect(isColour(`rgb(${bytes.join(', ')})`)).toBe(true);
      expect(isColour(`rgb(${bytes.join(' ')})`)).toBe(true);
    }),
  );
});

test('a colour with a character that could end its declaration is none [HM-6]', () => {
  const colour = fc.constantFrom('#fff', 'red', 'rgb(0, 0, 0)', 'hsl(0 0% 0% / 1)');
  const intruder = fc.constantFrom(...';:{}"\\\n*@<'.split(''));
  fc.assert(
    fc.property(colour, intruder, fc.nat(20), (value, character, place) => {
      expect(isColour(value.slice(0, place) + character + value.slice(place))).toBe(false);
    }),
  );
});
