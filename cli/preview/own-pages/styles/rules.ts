/** The page of a rule. */
export const rulesStyles = `
.rule-facts { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 0.75rem; margin: 0.5rem 0 1.5rem; }
.rule-facts, .rule { max-width: 64rem; }
.rule-facts p { display: flex; align-items: center; gap: 0.5rem; margin: 0; }
.rule { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1rem; }
.rule > * { grid-column: 1 / -1; margin: 0; }
.rule > :is(.bad, .good) { grid-column: auto; min-width: 0; padding: 0.875rem 1rem; border: 1px solid var(--line); border-inline-start-width: 3px; border-radius: 8px; background: var(--card); }
.rule > .bad { border-inline-start-color: var(--error); }
.rule > .good { border-inline-start-color: var(--good); }
.rule .bad h2 { color: var(--error); }
.rule .good h2 { color: var(--good); }
.rule > section:not(.box) :is(p, li) { max-width: 46rem; font-size: 0.9375rem; line-height: 1.6; }
.rule section > :last-child { margin-bottom: 0; }
.rule > section:not(.box) :is(ul, ol) { margin: 0 0 1rem; padding-inline-start: 1.5rem; list-style: revert; }
.rule pre { margin: 0 0 1rem; padding: 0.5rem 0.75rem; border-radius: 6px; background: var(--sunken); white-space: pre-wrap; }
.rule table { margin-bottom: 1rem; }
.rule :is(td, th) { text-align: start; }
`;
