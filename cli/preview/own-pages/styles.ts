import { baseStyles } from '../../reporters/html/base-styles.ts';
import { findingStyles } from '../../reporters/html/finding-styles.ts';
import { filterStyles } from '../../reporters/html/styles.ts';

/** The style sheet of all pages of the preview: that of the reports, and what only the preview has. */
export const styles = `${baseStyles}${findingStyles}${filterStyles}
body { min-height: 100vh; }
.top { display: flex; align-items: center; gap: 0.75rem; margin: -1rem 0 1.5rem; border-bottom: 1px solid var(--line); }
.top nav { display: flex; flex: 1; overflow-x: auto; scrollbar-width: none; }
.top a { padding: 0.75rem 0.625rem; border-bottom: 2px solid transparent; color: var(--quiet); font-weight: 500; text-decoration: none; white-space: nowrap; }
.top a[aria-current] { scroll-initial-target: nearest; }
.top a:hover { color: var(--text); }
.top a[aria-current] { border-color: var(--accent); color: var(--text); }
.top a:last-child { margin-left: auto; }
.top :focus-visible { outline-offset: -2px; }
.links { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; margin-bottom: 1.25rem; }

.card { display: grid; place-items: center; padding: 2rem 1rem; }
.card main { width: min(28rem, 100%); padding: clamp(1.25rem, 5vw, 2rem); border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
.card .badge { margin-bottom: 0.75rem; }
.card form { display: grid; margin-block: 1.25rem; }
.card label { margin-bottom: 0.25rem; font-weight: 600; }
.card input { min-height: 2.75rem; margin-bottom: 1rem; font-size: 1rem; }
.card button { min-height: 2.75rem; color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
.after { margin: 0.75rem 0 0; text-align: center; }
dl { display: grid; gap: 0.25rem; margin: 0; }
dl div { display: flex; gap: 0.75rem; }
dt { flex: 0 0 4.5rem; }
dd { margin: 0; color: var(--quiet); }
.card details { padding-top: 1rem; border-top: 1px solid var(--line); }
.card summary, .box summary { min-height: 1.5rem; font-weight: 600; cursor: pointer; }

.tiles a { color: inherit; text-decoration: none; }
.tiles li:hover { border-color: var(--accent); }
.tiles a:hover span { color: var(--accent); }
.boxes { columns: 3 20rem; column-gap: 0.75rem; }
.box { margin-bottom: 0.75rem; padding: 1rem; break-inside: avoid; }
.box p:last-child { margin: 0; }
.box > .list { margin-inline: -1rem; border: 0; background: none; }
.after-list { padding-top: 0.625rem; font-weight: 550; }
.empty, .detail { margin: 0; color: var(--quiet); font-size: 0.8125rem; }
.detail { line-height: 1.85; }
.main { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.5rem; font-weight: 550; }
.main a { text-decoration: none; }
.main a:hover { text-decoration: underline; }
.list li > code { display: block; }
.scrolled { max-height: 22rem; margin-inline: -1rem; overflow-y: auto; }
.scrolled .list { border: 0; background: none; }
.problem { padding: 0.75rem 1rem; border-radius: 8px; background: var(--error-back); color: var(--error); }
.bars li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding-block: 0.1875rem; }
.bars a { min-height: 1.5rem; color: inherit; text-decoration: none; }
.bars a:hover { color: var(--accent); text-decoration: underline; }
.bars .number { color: var(--quiet); font-variant-numeric: tabular-nums; }
.bars svg { grid-column: 1 / -1; width: 100%; height: 0.1875rem; border-radius: 99px; background: var(--sunken); }
.bars rect { fill: var(--bar); }
.list .brought { margin-block-start: 0.375rem; padding-inline-start: 0.75rem; border-inline-start: 2px solid var(--line); }
.list .brought li { padding-block: 0.25rem; border: 0; }
.box details { margin-top: 0.5rem; }

.tabs { display: flex; flex-wrap: wrap; gap: 0.375rem; margin-bottom: 0.75rem; }
.tabs .count { margin: 0 0 0 0.375rem; }
.tabs [aria-current] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.search { display: flex; flex-wrap: wrap; align-items: end; gap: 0.625rem 0.75rem; }
.search > p { flex: 1 1 9rem; min-width: 0; }
.search > p:first-child { flex: 1 1 0; }
.search > .buttons { flex: none; }
.search > details { flex: 1 1 100%; min-width: 0; }
.search > details > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.625rem 0.75rem; padding-top: 0.5rem; }
.search summary { width: fit-content; min-height: 1.5rem; font-size: 0.8125rem; font-weight: 600; cursor: pointer; }
@supports selector(::details-content) {
  @media (min-width: 40.01rem) {
    .search summary { display: none; }
    .search > details::details-content { content-visibility: visible; block-size: auto; }
    .search > details > div { padding: 0; }
  }
}
.apply { align-self: end; }
.chips { display: flex; flex-wrap: wrap; align-items: center; gap: 0.375rem; margin-bottom: 0.75rem; }
.chips a { max-width: 100%; min-height: 1.75rem; padding: 0.125rem 0.625rem; border-radius: 99px; border-color: var(--line); font-size: 0.8125rem; }
.pager { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-block: 0.75rem; color: var(--quiet); font-variant-numeric: tabular-nums; }

.rule-facts { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 0.75rem; margin: 0.5rem 0 1.5rem; }
.rule-facts, .rule { max-width: 64rem; }
.rule-facts p { margin: 0; }
.rule { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1rem; }
.rule > * { grid-column: 1 / -1; margin: 0; }
.rule > :is(.bad, .good) { grid-column: auto; min-width: 0; padding: 0.875rem 1rem; border: 1px solid var(--line); border-inline-start-width: 3px; border-radius: 8px; background: var(--card); }
.rule > .bad { border-inline-start-color: var(--error); }
.rule > .good { border-inline-start-color: var(--good); }
.rule .bad h2 { color: var(--error); }
.rule .good h2 { color: var(--good); }
.rule :is(p, li) { max-width: 46rem; font-size: 0.9375rem; line-height: 1.6; }
.rule section > :last-child { margin-bottom: 0; }
.rule :is(ul, ol) { margin: 0 0 1rem; padding-inline-start: 1.5rem; list-style: revert; }
.rule pre { margin: 0 0 1rem; padding: 0.5rem 0.75rem; border-radius: 6px; background: var(--sunken); white-space: pre-wrap; }
.rule table { margin-bottom: 1rem; }
.rule :is(td, th) { text-align: start; }
.rules .box { padding-bottom: 0.375rem; scroll-margin-top: 1rem; }
.rules h2 { display: flex; align-items: baseline; }
.rules h2 .count { font-size: 0.8125rem; font-weight: 400; }
.rules li > a { color: inherit; font-weight: 550; text-decoration: none; }
.rules li > a:hover { text-decoration: underline; }
.rules .detail { display: flex; align-items: center; gap: 0.5rem; margin-top: 0.125rem; }
.rules .detail > .count { color: var(--accent); }

.faults { columns: 3 20rem; column-gap: 0.75rem; }
.faults .box { scroll-margin-top: 1rem; }
.faults .box > p { margin-bottom: 0.5rem; color: var(--quiet); }
.faults dl { gap: 0; }
.faults dl div { align-items: baseline; padding-block: 0.375rem; border-top: 1px solid var(--line); }
.faults dt { flex-basis: 9.5rem; }
.faults dt span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 0.5rem; }
.faults dt code { user-select: all; }
.copy { min-height: 1.5rem; padding: 0 0.375rem; border-color: var(--line); color: var(--quiet); font-size: 0.75rem; }

.theme.light { color-scheme: light; }
.theme.dark { color-scheme: dark; }
.theme.box { margin-bottom: 1.25rem; }
.swatches { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); gap: 0.75rem; }
.swatches li { display: grid; align-content: start; font-size: 0.75rem; line-height: 1.4; }
.swatches svg { width: 100%; border: 1px solid var(--line); border-radius: 8px; }
.swatches .number { color: var(--quiet); font-variant-numeric: tabular-nums; }
.frames { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1.25rem 1rem; }
.frames li { position: relative; min-width: 0; }
.frames a { display: block; min-height: 1.75rem; overflow: hidden; color: inherit; font-weight: 550; text-decoration: none; text-overflow: ellipsis; white-space: nowrap; }
.frames a::after { position: absolute; inset: 0; content: ''; }
.frames a:hover { text-decoration: underline; }
.frames div { aspect-ratio: 4 / 3; overflow: hidden; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.theme.dark .frames div { background: #000; }
.frames iframe { width: 400%; height: 400%; border: 0; scale: 0.25; transform-origin: 0 0; }

@media (max-width: 40rem) {
  .top { margin-inline: -0.75rem; padding-inline-start: 0.75rem; }
  .top nav { mask-image: linear-gradient(to left, transparent, #000 2rem); padding-inline-end: 2rem; }
  .search summary { min-height: 2.75rem; line-height: 2.75rem; }
  .chips a { min-height: 2.25rem; }
  .copy { min-height: 2rem; }
  .frames { grid-template-columns: 1fr 1fr; gap: 0.75rem; }
}
`;
