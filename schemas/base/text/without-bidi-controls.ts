/**
 * A text that comes from an address, without the characters that turn the direction of what stands around it. Nobody types
 * them into a search; they make an address or a heading look like another. Source: Unicode UAX #9, "Directional Formatting Characters".
 */
export const withoutBidiControls = (text: string): string => text.replaceAll(bidiControls, '');

const bidiControls = /\p{Bidi_Control}/gu;
