/** The Command Log alone, and as much of it as fits. */
export const log = {
  clip: ['.reporter header', '.reporter .wrap'],
  size: { width: 1200, height: 640 },
}
