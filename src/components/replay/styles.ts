/** The frame of the player and the page in it, which readers see first. */
export const css = `
.replay {
  overflow: hidden;
  margin-bottom: 1rem;
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: var(--color-text);
  container-type: inline-size;
  font-size: var(--text-small);
  line-height: 1.5;
}
.replay:focus {
  outline: 0;
}
.replay:focus-visible {
  border-color: var(--color-focus);
}
.replay p {
  margin: 0;
}
.replay button {
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  font: inherit;
}
.replay :focus-visible {
  outline-offset: -2px;
}
.replay header {
  position: relative;
  display: flex;
  align-items: center;
  padding: 0.25rem 0.25rem 0.25rem 0.75rem;
  border-bottom: 1px solid var(--color-hairline);
  gap: 0.25rem 1rem;
}
.replay-choice {
  display: flex;
  align-items: center;
  margin: 0;
  padding: 0;
  border: 0;
}
.replay-choice legend {
  float: left;
  padding-inline: 0 0.5rem;
  color: var(--color-muted);
}
.replay-choice div {
  display: flex;
  padding: 2px;
  border-radius: var(--radius);
  background: var(--color-hover);
}
.replay-choice label {
  position: relative;
  cursor: pointer;
}
.replay-choice input {
  position: absolute;
  width: 100%;
  height: 100%;
  margin: 0;
  cursor: pointer;
  opacity: 0;
}
.replay-choice span {
  display: grid;
  min-height: 1.75rem;
  padding: 0 0.625rem;
  border: 1px solid transparent;
  border-radius: calc(var(--radius) - 2px);
  font-variant-numeric: tabular-nums;
  place-items: center;
  white-space: nowrap;
}
.replay-choice :checked + span {
  border-color: var(--color-edge);
  background: var(--color-raised);
  color: var(--color-heading);
  font-weight: 600;
}
.replay-choice :focus-visible + span {
  outline: var(--focus-ring);
}
.replay-result {
  color: var(--color-tip);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
}
.replay-result[data-failed='true'] {
  color: var(--color-danger);
}
.replay .replay-button {
  display: grid;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  padding: 0;
  border-radius: 50%;
  place-items: center;
}
.replay .replay-button:hover {
  background: var(--color-hover);
  color: var(--color-heading);
}
.replay-button svg {
  width: 1.25rem;
  fill: currentcolor;
}
.replay header .replay-button {
  margin-left: auto;
}
.replay header path {
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-width: 2;
}
.replay-note {
  display: grid;
  min-height: 20rem;
  padding: 1rem;
  align-content: center;
  gap: 1rem;
  justify-items: center;
  text-align: center;
  animation: replay-appear 0.2s 0.2s both;
}
.replay-note button {
  min-height: 2.25rem;
  padding: 0 1rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius);
}
@keyframes replay-appear {
  from {
    opacity: 0;
  }
}
.replay-stage {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
}
.replay .replay-address {
  overflow: hidden;
  padding: 0 0.75rem;
  color: var(--color-muted);
  font: var(--text-tiny) / 2rem var(--ifm-font-family-monospace);
  text-overflow: ellipsis;
  white-space: nowrap;
}
.replay-view {
  position: relative;
  margin-inline: auto;
  overflow: hidden;
  background: #fff;
}
.replay-view iframe {
  position: absolute;
  top: 0;
  left: 0;
  border: 0;
  background: #fff;
  color-scheme: light;
  pointer-events: none;
  transform: scale(var(--scale));
  transform-origin: 0 0;
}
.replay-view [data-front='true'] {
  z-index: 1;
}
.replay .replay-missing {
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  background: var(--color-surface);
  color: var(--color-muted);
  place-items: center;
}
@container (min-width: 44rem) {
  .replay-stage {
    grid-template: 'log page' 1fr 'controls controls' / minmax(0, 38fr) minmax(0, 62fr);
  }
  .replay-browser {
    border-left: 1px solid var(--color-hairline);
    grid-area: page;
  }
}
@container (max-width: 30rem) {
  .replay header:has(legend) {
    padding-block: 0.75rem 0.5rem;
    align-items: end;
    flex-wrap: wrap;
  }
  .replay header .replay-choice {
    display: block;
  }
  .replay header legend {
    float: none;
    padding-bottom: 0.5rem;
  }
  .replay header:has(legend) .replay-result {
    line-height: 3rem;
  }
  .replay header:has(legend) .replay-button {
    position: absolute;
    top: 0;
    right: 0;
  }
}
@media (max-width: 996px) {
  .replay .replay-button {
    width: var(--touch);
    height: var(--touch);
  }
  .replay-choice span,
  .replay-note button {
    min-height: var(--touch);
  }
}
@media (forced-colors: active) {
  .replay-choice :checked + span {
    border-color: Highlight;
  }
}
@media print {
  .replay {
    display: none;
  }
}`
