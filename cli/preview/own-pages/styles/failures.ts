/** The texts that let a service fail. */
export const failuresStyles = `
.faults { columns: 3 20rem; column-gap: 0.75rem; }
.faults .box { scroll-margin-top: 1rem; }
.faults .box > p { margin-bottom: 0.5rem; color: var(--quiet); }
.faults dl { gap: 0; }
.faults dl div { align-items: baseline; padding-block: 0.375rem; border-top: 1px solid var(--line); }
.faults dt { flex-basis: 9.5rem; }
.faults dt span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 0.5rem; }
.faults dt code { user-select: all; }
.copy { min-height: 1.5rem; padding: 0 0.375rem; border-color: var(--line); color: var(--quiet); font-size: 0.75rem; }
@media (max-width: 40rem) {
  .copy { min-height: 2rem; }
}
`;
