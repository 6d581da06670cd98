/** Beside the pages that it is for, where the site itself has no page. */
export const stylesPath = '/Auth/preview.css';

/** How the preview's own pages look: light and dark, narrow and wide. */
export const styles = `
:root {
  --page: #eef2f6; --card: #fff; --ink: #0b1f33; --soft: #47586b; --line: #d8e0e8; --field: #7d8b9a;
  --accent: #0b5cad; --on-accent: #fff; --badge: #5b2ea6; --badge-back: #efe7fc;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1720; --card: #172230; --ink: #e8eef5; --soft: #a9b8c8; --line: #2b3a4b; --field: #72859a;
    --accent: #76b6f5; --on-accent: #06182b; --badge: #c9a9ff; --badge-back: #2c2044;
  }
}
* { box-sizing: border-box; }
body {
  display: grid; min-block-size: 100vh; margin: 0; padding: 2rem 1rem; place-items: center;
  background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  overflow-wrap: anywhere;
}
main {
  inline-size: min(28rem, 100%); padding: clamp(1.25rem, 5vw, 2rem);
  border: 1px solid var(--line); border-radius: 1rem; background: var(--card);
}
.badge {
  inline-size: fit-content; margin: 0 0 0.75rem; padding: 0 0.625rem; border-radius: 999px;
  background: var(--badge-back); color: var(--badge); font-size: 0.8125rem; font-weight: 600;
}
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
p { margin: 0 0 1rem; color: var(--soft); }
form { display: grid; margin-block: 1.5rem; }
label { margin-block-end: 0.25rem; font-size: 0.875rem; font-weight: 600; }
input {
  inline-size: 100%; min-block-size: 2.75rem; margin-block-end: 1rem; padding: 0 0.75rem;
  border: 1px solid var(--field); border-radius: 0.5rem; background: var(--card); color: inherit; font: inherit;
}
button {
  min-block-size: 2.75rem; margin-block-start: 0.25rem; border: 0; border-radius: 0.5rem;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer;
}
.after { margin: 0.75rem 0 0; font-size: 0.875rem; text-align: center; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code { color: var(--ink); font: 0.875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
details { padding-block-start: 1rem; border-block-start: 1px solid var(--line); font-size: 0.875rem; }
summary { min-block-size: 1.5rem; font-weight: 600; cursor: pointer; }
details p { margin: 0.5rem 0; }
dl { display: grid; gap: 0.25rem; margin: 0; }
dl div { display: flex; gap: 0.75rem; }
dt { flex: 0 0 4.5rem; }
dd { margin: 0; color: var(--soft); }
`;
