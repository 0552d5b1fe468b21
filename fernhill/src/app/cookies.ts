/** The value of a cookie that scripts can see. */
export function readCookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Sets a cookie for all pages of the shop, for half a year. */
export function writeCookie(name: string, value: string) {
  const halfAYear = 60 * 60 * 24 * 180

  document.cookie = `${name}=${value}; path=/; max-age=${halfAYear}; samesite=lax`
}
