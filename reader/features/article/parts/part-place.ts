/** The id by which a hash names a part that opens: that of the heading in its summary. */
export const placeOfPart = (part: Element): string | undefined =>
  part.querySelector(':scope > summary [id]')?.id;
