/**
 * A longer answer can be expanded.
 * Unit: lines of text. Source: spec.md section 9, "Quick answer shows 4 rows, expandable".
 */
export const quickAnswerPreviewRows = 4;
