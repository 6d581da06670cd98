/**
 * Shown on small screens before 'See all'.
 * Unit: articles. Source: spec.md section 9, "Related Articles 5 items".
 */
export const relatedArticlesMaxItems = 5;
