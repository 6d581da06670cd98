/** The picture that a reader looks at. */
export interface EnlargedPicture {
  readonly src: string;
  readonly alt: string;
  /** Its width divided by its height. Zero where the file has not arrived. */
  readonly ratio: number;
}

/** The picture of an enlarging link. The link gives the file, and the image beside it gives the alternative text. */
export function enlargedPictureOf(link: HTMLAnchorElement): EnlargedPicture {
  const picture = link.parentElement?.querySelector('img');
  return {
    src: link.dataset['large'] ?? link.href,
    alt: picture?.alt ?? '',
    ratio: picture?.naturalHeight ? picture.naturalWidth / picture.naturalHeight : 0,
  };
}
