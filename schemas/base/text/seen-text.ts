/**
 * Whether a reader sees anything of a text. White space includes the no-break space that editors leave behind; marks of direction,
 * joiners and fillers take no room, or an empty one. Source: Unicode 16, Default_Ignorable_Code_Point.
 */
export const isSeenText = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return (first > 32 && first < 127) || seen.test(text);
};

/** The empty pattern of Braille is a blank. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
