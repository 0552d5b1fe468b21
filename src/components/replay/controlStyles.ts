/** The controls and the clock. `--now` is the share of the time that has passed. */
export const css = `
.replay-controls {
  border-block: 1px solid var(--color-hairline);
}
.replay-buttons {
  display: flex;
  padding: 0.5rem 0.5rem 0;
  align-items: center;
  gap: 0.25rem;
}
.replay .replay-play,
.replay .replay-pause,
.replay .replay-again {
  background: var(--color-accent);
  color: var(--color-on-accent);
}
.replay .replay-play:hover,
.replay .replay-pause:hover,
.replay .replay-again:hover {
  background: var(--color-accent-hover);
  color: var(--color-on-accent);
}
.replay-button[aria-disabled] {
  cursor: default;
  opacity: 0.4;
}
.replay .replay-time {
  margin: 0 auto 0 0.5rem;
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}
.replay-time b {
  color: var(--color-heading);
}
.replay select {
  height: 2.25rem;
  padding: 0 0.5rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius);
  background: var(--color-raised);
  color: var(--color-heading);
  font: inherit;
}
.replay-clock {
  --labels: 5.5rem;
  --inset: 0.625rem;
  --head: calc(
    var(--labels) + var(--inset) +
      (100% - var(--labels) - 2 * var(--inset)) * var(--now)
  );
  position: relative;
  margin: 0.5rem 0.75rem 0;
  isolation: isolate;
  padding-bottom: 0.25rem;
}
.replay-row {
  display: grid;
  height: 1.375rem;
  grid-template-columns: var(--labels) 1fr;
}
.replay-row > span {
  overflow: hidden;
  font-family: var(--ifm-font-family-monospace);
  font-size: var(--text-tiny);
  line-height: 1.375rem;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.replay-row > div {
  position: relative;
  margin: 0 var(--inset);
}
.replay-row > div > * {
  position: absolute;
}
.replay-bar {
  top: 0.25rem;
  bottom: 0.25rem;
  min-width: 2px;
  border-radius: 2px 0 0 2px;
  background: var(--color-info-soft);
}
.replay-row svg {
  top: 0.25rem;
  width: 100%;
  height: 0.875rem;
  overflow: visible;
}
.replay-row path {
  stroke: var(--color-note);
  stroke-width: 1.5;
  vector-effect: non-scaling-stroke;
}
.replay-end {
  top: 0.1875rem;
  display: grid;
  width: 1rem;
  height: 1rem;
  margin-left: -0.5rem;
  border-radius: 50%;
  background: var(--color-tip);
  color: var(--color-background);
  font: 700 0.6875rem/1 var(--ifm-font-family-base);
  opacity: 0;
  place-items: center;
}
.replay-end::before {
  content: '✓';
}
[data-state='passed'] .replay-end,
[data-state='failed'] .replay-end {
  z-index: 1;
  opacity: 1;
}
[data-state='passed'] .replay-bar {
  background: var(--color-tip-soft);
}
[data-state='failed'] .replay-bar {
  background: var(--color-danger-soft);
}
[data-state='failed'] .replay-end {
  background: var(--color-danger);
}
[data-state='failed'] .replay-end::before {
  content: '✗';
}
.replay-axis {
  height: 2.25rem;
}
.replay-axis > div {
  height: 4px;
  margin-top: 0.5rem;
  border-radius: 2px;
  background: linear-gradient(var(--color-accent) 0 0) 0 / calc(100% * var(--now))
    100% no-repeat var(--color-hairline);
}
.replay-axis div span {
  top: 0.75rem;
  color: var(--color-muted);
  font-size: var(--text-tiny);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  translate: -50%;
  white-space: nowrap;
}
/* What hasn't happened yet. */
.replay-clock::after {
  position: absolute;
  top: 0;
  right: 0;
  bottom: 2.5rem;
  z-index: 2;
  /* Leaves out the mark of what has just ended. */
  left: calc(var(--head) + 0.5rem);
  background: color-mix(in srgb, var(--color-surface) 55%, transparent);
  content: '';
  pointer-events: none;
}
.replay-clock input {
  position: absolute;
  inset: 0 calc(var(--inset) - 0.5rem) 0 calc(var(--labels) + var(--inset) - 0.5rem);
  width: auto;
  margin: 0;
  cursor: ew-resize;
  opacity: 0;
  touch-action: pan-y;
}
.replay-head {
  position: absolute;
  top: 0;
  bottom: 2rem;
  left: var(--head);
  width: 2px;
  margin-left: -1px;
  background: var(--color-heading);
  pointer-events: none;
}
.replay-head::after {
  position: absolute;
  bottom: -0.4375rem;
  left: -0.4375rem;
  box-sizing: border-box;
  width: 1rem;
  height: 1rem;
  border: 3px solid var(--color-surface);
  border-radius: 50%;
  background: var(--color-heading);
  content: '';
}
input:focus-visible + .replay-head::after {
  outline: var(--focus-ring);
}
.replay .replay-sentence {
  min-height: calc(2lh + 0.75rem);
  padding: 0.25rem 0.75rem 0.5rem;
  font-size: var(--text-medium);
  overflow-wrap: anywhere;
}
.replay-sentence span {
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
}
@container (min-width: 44rem) {
  .replay-controls {
    border-bottom: 0;
    grid-area: controls;
  }
}
@container (max-width: 30rem) {
  .replay-buttons {
    padding-inline: 0.25rem;
  }
  .replay .replay-time {
    margin-left: 0.25rem;
  }
  .replay-time span {
    display: none;
  }
  .replay select {
    padding: 0 0.25rem;
  }
  .replay-clock {
    --labels: 4.5rem;
  }
  .replay .replay-sentence {
    min-height: calc(3lh + 0.75rem);
  }
}
@media (max-width: 996px) {
  .replay select {
    height: var(--touch);
  }
}
@media (forced-colors: active) {
  .replay-head,
  .replay-head::after,
  .replay-bar {
    background: CanvasText;
    forced-color-adjust: none;
  }
}`
