/**
 * Of the image that stands for a page where it is shared.
 * Unit: pixels. Source: BR-2, "1200 × 630".
 */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * A site with more articles in a locale has no images of them, unless its configuration asks for them.
 * Unit: articles. Source: BR-2, "switched off by default for over 2,000 articles".
 */
export const shareImagesMaxArticles = 2000;
