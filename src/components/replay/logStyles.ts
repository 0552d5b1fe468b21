/** The Command Log. */
export const css = `
.replay-spoken {
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
}
.replay .replay-log {
  position: relative;
  overflow: hidden auto;
  max-height: 22rem;
  margin: 0;
  padding: 0.25rem 0;
  background: var(--color-background);
  font-family: var(--ifm-font-family-monospace);
  font-size: var(--text-tiny);
  list-style: none;
  overscroll-behavior: contain;
  scrollbar-color: var(--color-edge) transparent;
  scrollbar-width: thin;
}
.replay-log li {
  margin: 0;
  border-left: 3px solid transparent;
}
.replay-log button {
  display: flex;
  width: 100%;
  min-height: 1.75rem;
  padding: 0.25rem 0.5rem 0.25rem 0;
  align-items: baseline;
  gap: 0.5rem;
  text-align: start;
}
.replay-log button:hover {
  background: var(--color-hover);
}
.replay-log li:has([aria-current]) {
  border-color: var(--color-accent);
  background: var(--color-active);
}
.replay-number {
  position: relative;
  flex: 0 0 1.5rem;
  color: var(--color-muted);
  text-align: end;
}
.replay-command {
  min-width: 0;
  flex: 1;
  color: var(--color-muted);
  overflow-wrap: anywhere;
}
.replay-command b {
  color: var(--color-heading);
}
.replay-event b {
  color: inherit;
  font-weight: 400;
}
li[data-status='passed'] [data-name='assert'] {
  color: var(--color-tip);
}
/* Still with enough contrast. */
.replay-log li[data-status='waiting'] button > * {
  color: var(--color-muted);
}
.replay-log li[data-status='waiting'] b {
  color: inherit;
}
.replay-log li[data-status='failed'] {
  border-color: var(--color-danger);
  background: var(--color-danger-soft);
}
li[data-status='failed'] b {
  color: var(--color-danger);
}
li[data-status='failed'] b::before {
  content: '✗ ' / '';
}
.replay-log p {
  padding: 0 0.5rem 0.5rem 2rem;
  color: var(--color-danger);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
li[data-status='pending'] .replay-number {
  color: transparent;
}
li[data-status='pending'] .replay-number::after {
  position: absolute;
  top: calc(50% - 0.375rem);
  right: 0;
  box-sizing: border-box;
  width: 0.75rem;
  height: 0.75rem;
  border: 2px solid var(--color-info);
  border-right-color: transparent;
  border-radius: 50%;
  animation: replay-turn 1s linear infinite;
  content: '';
}
@keyframes replay-turn {
  to {
    rotate: 1turn;
  }
}
.replay-badge {
  padding: 0 0.375rem;
  border-radius: 1rem;
  background: var(--color-note-soft);
  color: var(--color-text);
}
.replay-alias {
  background: var(--color-info-soft);
  color: var(--color-info);
}
@container (min-width: 44rem) {
  .replay .replay-log {
    max-height: none;
    contain: size;
    grid-area: log;
  }
}
@media (max-width: 996px) {
  .replay-log button {
    min-height: var(--touch);
    align-items: center;
  }
}
@media (prefers-reduced-motion: reduce) {
  li[data-status='pending'] .replay-number::after {
    animation: none;
  }
}`
