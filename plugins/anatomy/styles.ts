/** Not in the site's sheet, because few readers need them. */
export const css = `
.chain-again,
.chain-once {
  --line: var(--color-accent);
  padding-bottom: 2px;
  border: 0 solid var(--line);
  border-bottom-width: 2px;
}
.chain-once {
  --line: var(--color-edge);
  border-style: dotted;
}
.chain-first {
  margin-left: -2px;
  border-left-width: 2px;
}
.chain-last {
  margin-right: -2px;
  border-right-width: 2px;
}
.chain-changes {
  position: relative;
}
/* Above the dot, where there's room. It's a border because forced colors drop backgrounds. */
.chain-changes::after {
  position: absolute;
  top: 0.125em;
  left: -0.5625em;
  border: 0.25em solid var(--color-warning);
  content: '';
  rotate: 45deg;
}
.theme-code-block button[aria-pressed='true'] {
  color: var(--color-accent);
  opacity: 1;
}
.chain-legend {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin: 0;
  padding: 0.5rem 1rem;
  border-top: 1px solid var(--color-hairline);
  color: var(--color-muted);
  font-size: var(--text-small);
}
.chain-legend [aria-hidden] {
  display: inline-block;
  width: 1.5rem;
  height: 0.75rem;
  margin: 0 0.5rem 0 0;
}
.chain-legend .chain-changes {
  width: 0.5rem;
  border: 0;
}
.chain-legend .chain-changes::after {
  left: 0;
}
.chain-card {
  position: absolute;
  inset: auto;
  max-width: min(24rem, 100vw - 1rem);
  margin: 0;
  padding: 0.625rem 0.875rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius);
  background-color: var(--color-raised);
  box-shadow: 0 2px 8px var(--color-shadow);
  color: var(--color-text);
  font-size: var(--text-small);
}
.chain-card strong {
  color: var(--color-heading);
  font-family: var(--ifm-font-family-monospace);
}
.chain-card dl {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.125rem 0.75rem;
  margin: 0.25rem 0 0;
}
.chain-card dt {
  color: var(--color-muted);
  font-weight: 400;
}
.chain-card dd {
  margin: 0;
}
@media print {
  .chain-card {
    display: none;
  }
}`
