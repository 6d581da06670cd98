/**
 * A longer answer can be expanded.
 * Unit: lines of text. Source: docs/requirements.md, Numbers, "Quick answer shows 4 rows, expandable".
 */
export const quickAnswerPreviewRows = 4;
