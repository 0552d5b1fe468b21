/** Where the shop runs that the scripts in this folder talk to. */
const shop = process.env.SHOP_URL ?? 'http://localhost:3000'

/** Calls the API of the running shop, and returns what it answers. */
export async function call(method, path, body) {
  const response = await fetch(shop + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  }).catch(() => {
    console.error(`Nothing answers at ${shop}. Start the shop with: npm start`)
    process.exit(1)
  })
  const text = await response.text()
  if (!response.ok) {
    console.error(`${method} ${path}: ${response.status} ${text}`)
    process.exit(1)
  }
  return text && JSON.parse(text)
}
