export async function findBrowser() {
  return '/usr/bin/chromium'
}
