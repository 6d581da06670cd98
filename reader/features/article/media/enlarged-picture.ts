/** The picture that a reader looks at. */
export interface EnlargedPicture {
  readonly src: string;
  readonly alt: string;
}

/** What stands behind a link that shows a picture large: the link leads to the file, the picture is beside it. */
export function enlargedPictureOf(link: HTMLAnchorElement): EnlargedPicture {
  const picture = link.parentElement?.querySelector('img');
  return { src: link.dataset['large'] ?? link.href, alt: picture?.alt ?? '' };
}
