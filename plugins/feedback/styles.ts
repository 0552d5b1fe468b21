/** Not in the site's sheet, because few readers need them. */
export const css = `
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
@media print {
  .helpful-form {
    display: none;
  }
}`
