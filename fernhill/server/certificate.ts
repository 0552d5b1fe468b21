import { generate } from 'selfsigned'

/**
 * A certificate for Fernhill's domains that nobody has signed. Cypress accepts
 * it. A browser warns about it, if you open one of these sites yourself.
 */
export async function createCertificate() {
  const names = ['fernhill.example', '*.fernhill.example', 'localhost']
  const { cert, private: key } = await generate(
    [{ name: 'commonName', value: 'fernhill.example' }],
    {
      keySize: 2048,
      extensions: [
        {
          name: 'subjectAltName',
          altNames: names.map((value) => ({ type: 2, value })),
        },
      ],
    },
  )
  return { cert, key }
}
