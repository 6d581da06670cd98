import { describe, expect, it } from 'vitest';
import { typeLabel, valueLabel } from '../../../reader/messages/type-label.ts';

describe('labels [SR-13]', () => {
  it.each([
    ['kbReleaseNotes', 'Release Notes'],
    ['kbFaq', 'FAQ'],
    ['kbFaqQuestion', 'FAQ Question'],
    ['kbHowTo', 'How to Guide'],
    ['kbGlossary', 'Glossary'],
    ['kbLandingPage', 'Overview'],
    ['articleProblemSolution', 'Troubleshooting'],
    ['articleRecommendedWorkflow', 'Recommended Workflow'],
    ['kbCapability', 'Capability'],
    ['knowledgeBase', 'Knowledge Base'],
    ['otherDocuments', 'Other documents'],
  ])('%s is %s', (value, label) => {
    expect(valueLabel(value)).toBe(label);
    expect(typeLabel(value)).toBe(label);
  });

  it('have one space on each side of a slash', () => {
    expect(valueLabel('Parent/Child')).toBe('Parent / Child');
    expect(valueLabel(' Parent  /Child')).toBe('Parent / Child');
    expect(valueLabel('other')).toBe('other');
  });

  it('of chips fall back to the product category', () => {
    expect(typeLabel('unheardOf')).toBe('product category');
    expect(typeLabel(undefined)).toBe('product category');
  });
});
