/** The texts that let a service fail. */
export const failuresStyles = `
.faults > p { margin: 0; padding: 0 1rem 0.625rem 2.25rem; color: var(--quiet); font-size: 0.8125rem; }
.faults dl { gap: 0; border-top: 1px solid var(--line); }
.faults dl div { display: grid; grid-template-columns: 10rem minmax(0, 1fr) 6rem; align-items: center; gap: 0 1rem; min-height: 2.5rem; padding: 0.25rem 0.5rem 0.25rem 2.25rem; }
.faults dl div + div { border-top: 1px solid var(--line); }
.faults code { user-select: all; }
.faults a code { padding: 0.125rem 0.375rem; border: 1px solid var(--line); border-radius: 4px; background: var(--sunken); }
.faults a { display: inline-block; line-height: 1.5rem; text-decoration: none; }
.faults a:hover code { border-color: var(--accent); }
.faults dd { color: var(--text); }
.faults dd:last-child { text-align: end; }
.copy { min-width: 2rem; min-height: 2rem; padding: 0 0.4375rem; border-color: transparent; background: none; color: var(--quiet); font-size: 0.75rem; }
.copy:has(> span:not(.spoken)) .icon { display: none; }
@media (max-width: 40rem) {
  .faults > summary { flex-wrap: nowrap; }
  .faults > summary > h2 { order: 0; flex-basis: auto; }
  .faults > summary > .count { margin: 0; }
  .faults > p { padding-inline: 0.75rem; }
  .faults dl div { grid-template-columns: minmax(0, 1fr) auto; padding: 0.5rem 0.25rem 0.5rem 0.75rem; }
  .faults dd:nth-child(2) { grid-row: 2; }
  .faults dd:last-child { grid-row: 1 / span 2; grid-column: 2; }
  .faults a { line-height: 2rem; }
  .copy { min-width: 2.75rem; }
}
`;
