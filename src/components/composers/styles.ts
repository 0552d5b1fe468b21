/** For the answers. They aren't in the site's sheet, because few readers need them. */
export const css = `
.answers {
  margin: 0;
  padding: 0;
  list-style: none;
}
.answers > li {
  margin: 0;
  padding: 0.75rem 0;
  border-top: 1px solid var(--color-hairline);
}
.answers > li > strong {
  display: inline-block;
  min-width: 5rem;
  color: var(--color-danger);
  font-size: var(--text-medium);
}
.answers > [data-yes] > strong {
  color: var(--color-tip);
}
.answers code {
  overflow-wrap: anywhere;
}
.answers p {
  margin: 0.25rem 0 0;
  color: var(--color-muted);
  font-size: var(--text-medium);
}
.answers figure,
.answers > div {
  margin: 1rem 0 0;
  overflow: auto;
}
.answers figcaption {
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: 600;
}
.answers table {
  display: table;
}
.answers table code {
  overflow-wrap: normal;
}
.answers pre {
  margin: 0.25rem 0 0;
  overflow: auto;
}
.answers button {
  min-height: 1.75rem;
  padding: 0 0.5rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius);
  background-color: var(--color-raised);
  color: var(--color-text);
  cursor: pointer;
  font: inherit;
}
@media (max-width: 996px) {
  .answers button {
    min-height: var(--touch);
  }
}`
