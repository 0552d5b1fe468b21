/**
 * Replaces medium-zoom's style sheet, which ignores reduced motion and hides the
 * image, so it loses focus. Transitions can't be `none` because the library waits
 * for them to end. The viewer is above the picture, but only its button takes
 * clicks. `gestures.ts` moves and magnifies the picture.
 */
export const css = `
.medium-zoom-overlay {
  position: fixed;
  inset: 0;
  z-index: 400;
  opacity: 0;
  cursor: zoom-out;
  transition: opacity 200ms;
}
.medium-zoom--opened .medium-zoom-overlay {
  opacity: 1;
}
.medium-zoom-image {
  cursor: zoom-in;
  transition-duration: 200ms;
  transition-property: transform, translate, scale;
  transition-timing-function: cubic-bezier(0.2, 0, 0.2, 1);
}
.medium-zoom-image--hidden {
  opacity: 0;
}
.medium-zoom-image--opened {
  z-index: 400;
  max-width: none;
  cursor: zoom-out;
  touch-action: none;
}
.zoom-viewer {
  position: fixed;
  inset: 0;
  z-index: 400;
  pointer-events: none;
}
.zoom-close {
  position: absolute;
  top: max(0.75rem, env(safe-area-inset-top));
  right: max(0.75rem, env(safe-area-inset-right));
  display: grid;
  width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 1px solid var(--color-edge);
  border-radius: 50%;
  background-color: var(--color-raised);
  box-shadow: 0 2px 8px var(--color-shadow);
  color: var(--color-heading);
  cursor: pointer;
  place-items: center;
  pointer-events: auto;
}
.zoom-close:hover {
  background-color: var(--color-surface);
}
.zoom-close svg {
  width: 1.25rem;
  height: 1.25rem;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-width: 2;
}
.zoom-hint {
  position: absolute;
  bottom: max(1.25rem, env(safe-area-inset-bottom));
  left: 50%;
  width: max-content;
  margin: 0;
  padding: 0.25rem 0.875rem;
  border: 1px solid var(--color-hairline);
  border-radius: 1rem;
  background-color: var(--color-raised);
  color: var(--color-muted);
  font-size: var(--text-medium);
  translate: -50%;
}
@media (hover: hover) and (pointer: fine) {
  .zoom-hint {
    display: none;
  }
}
@media print {
  .zoom-viewer {
    display: none;
  }
}
@media (prefers-reduced-motion: reduce) {
  .medium-zoom-overlay,
  .medium-zoom-image {
    transition-duration: 1ms;
  }
}`
