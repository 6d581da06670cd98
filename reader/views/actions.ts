/**
 * What a press inside an article's body can do, as the value of `data-action`. The body's one handler acts on them, so
 * that they work on prerendered HTML that React never rendered.
 */
export const actions = {
  /** On a link to a picture: shows it large. */
  zoom: 'zoom',
  /** On a link to a video: plays it in place. */
  play: 'play',
  /** On a link to a page that readers can try: opens it in place. */
  openFrame: 'open-frame',
  /** On the button of a code block: copies the code. */
  copyCode: 'copy-code',
  /** On the link to a heading: copies its address. */
  copyLink: 'copy-link',
  /** On the button above many questions: opens all of them, or closes them. */
  openAll: 'open-all',
} as const;

export type Action = (typeof actions)[keyof typeof actions];
