/** A tag of the head: its attributes, or the data that it holds. */
export type HeadTag =
  | { readonly meta: string; readonly content: string }
  | { readonly alternate: string; readonly href: string; readonly title?: string | undefined }
  | { readonly translation: string; readonly href: string }
  | { readonly data: object };
