/** JSON for a script element: no `<` that could end the element, no line separator. */
export const scriptSafe = (data: object): string =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
