// Runs on every page before all other scripts, in every engine alike, because WebKit's
// driver doesn't tell what the console says.
{
  const key = 'recorded problems'

  // Then WebKit reports what it no longer loads.
  let isLeaving = false
  addEventListener('beforeunload', () => {
    isLeaving = true
  })

  /** @param {string} text */
  const record = (text) => {
    if (isLeaving) return
    const earlier = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    const line = `${location.pathname}: ${text}`
    sessionStorage.setItem(key, JSON.stringify([...earlier, line]))
  }

  addEventListener(
    'error',
    ({ message, target }) =>
      record(
        message ??
          `${target.src ?? target.href ?? target.localName} didn't load`,
      ),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    record(String(reason?.stack ?? reason)),
  )
  document.addEventListener('securitypolicyviolation', (event) =>
    record(`${event.violatedDirective} forbids ${event.blockedURI}`),
  )
  for (const level of ['error', 'warn']) {
    const original = console[level]
    console[level] = (...values) => {
      record(values.map(String).join(' '))
      original.apply(console, values)
    }
  }
}
