/** Cookies that the services set on the site's own domain. */
const theirs = /^(_ga|_gid|_gcl|_gat|fs_)/

/**
 * Deletes the cookies that analytics have left. A cookie may belong to any
 * parent domain, and only the domain it was set for deletes it.
 */
export function forget(): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.replace(/=.*/, ''))
    .filter((name) => theirs.test(name))
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  for (const name of names) {
    for (const domain of ['', ...domains.map((one) => `; domain=${one}`)]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}
