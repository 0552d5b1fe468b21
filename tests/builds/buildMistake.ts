import { rm } from 'node:fs/promises'
import path from 'node:path'
import { buildsDir, buildSite } from '../fixtures/buildSite'

interface Result {
  exitCode: number
  /** Without Docusaurus's box-drawing characters and indentation. */
  lines: string[]
}

/** Builds a site from `tests/fixtures/mistakes` and keeps only its output. */
export async function buildMistake(name: string): Promise<Result> {
  const outDir = path.join(buildsDir, name)
  const { exitCode, output } = await buildSite(`mistakes/${name}`, outDir)
  await rm(outDir, { recursive: true, force: true })
  return {
    exitCode,
    lines: output.split('\n').map((line) => line.replace(/^[\s│╰─▶×]+/, '')),
  }
}
