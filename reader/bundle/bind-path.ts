/** A menu path such as `Settings > Team`, of which no line begins with `>`: a no-break space binds it to the word before it. */
export const bindPath = (text: string): string => text.replaceAll(' > ', '\u00A0> ');
