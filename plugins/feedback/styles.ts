/** Not in the site's sheet, because few readers need them. */
export const css = `
.section-menu {
  position: absolute;
  inset: auto;
  margin: 0;
  padding: 0.25rem;
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius);
  background-color: var(--color-raised);
  box-shadow: 0 2px 8px var(--color-shadow);
  color: var(--color-text);
  font-size: var(--text-medium);
}
.section-menu > * {
  display: block;
  margin: 0;
  padding: 0.375rem 0.75rem;
}
.section-menu > p {
  min-width: 9rem;
  min-height: 2.25rem;
  color: var(--color-muted);
}
.helpful-form {
  display: grid;
  gap: 1rem;
  max-width: 32rem;
  justify-items: start;
}
.helpful-form label {
  display: grid;
  gap: 0.25rem;
  width: 100%;
  font-weight: 600;
}
.helpful-form :is(select, textarea) {
  width: 100%;
  min-height: var(--touch);
  padding: 0.5rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius);
  background-color: var(--color-raised);
  color: var(--color-text);
  font: inherit;
  font-weight: 400;
}
.helpful-form p {
  margin: 0;
  color: var(--color-muted);
  font-size: var(--text-medium);
}
@media (max-width: 996px) {
  .section-menu > a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
  }
}
@media print {
  .helpful-form {
    display: none;
  }
}`
