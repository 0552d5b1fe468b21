/**
 * Writes a PDF of plain text, in the one font that every reader has. Enough for
 * invoices, and it saves a package.
 */
export function toPdf(pages: string[][]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages
      .map((_, index) => `${4 + 2 * index} 0 R`)
      .join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  pages.forEach((lines, index) => {
    const content = pageContent(lines)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ` +
        `/Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    )
  })

  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('')
  file +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n` +
    `startxref\n${file.length}\n%%EOF\n`

  // Offsets count bytes, so each character has to be exactly one.
  return Buffer.from(file, 'latin1')
}

/** The first line of a page is its title. */
function pageContent([title = '', ...lines]: string[]): string {
  const rest = lines.map((line) => `(${escapePdf(line)}) Tj T*`)
  return [
    'BT /F1 20 Tf 60 770 Td',
    `(${escapePdf(title)}) Tj`,
    '/F1 11 Tf 16 TL 0 -34 Td',
    ...rest,
    'ET',
  ].join('\n')
}

const escapePdf = (text: string) =>
  text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\xff]/g, '?')
