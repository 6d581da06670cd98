/**
 * Shown on small screens before 'See all'.
 * Unit: articles. Source: docs/requirements.md, Numbers, "Related Articles 5 items".
 */
export const relatedArticlesMaxItems = 5;
