import type { HostedRecord } from './records'
import { hostedSettings, type HostedSynonym } from './indexSettings'

interface Options {
  appId: string
  /** May write; never given to the site. */
  writeKey: string
  indexName: string
  records: readonly HostedRecord[]
  synonyms: readonly HostedSynonym[]
  /** Replaces an index by one that is much smaller. */
  isForced?: boolean
  host?: string
}

/** Less than this of the records that are there is taken for a mistake. */
const leastShare = 0.7

const batchSize = 1000

/** Milliseconds between two questions whether a task is done. */
const pause = 500

const sleep = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Replaces the hosted index, all at once: the records are written to an index
 * beside it, which then takes its name, so that no visitor finds half of them.
 * Returns how many records there were.
 */
export async function push({
  appId,
  writeKey,
  indexName,
  records,
  synonyms,
  isForced = false,
  host = `https://${appId}.algolia.net`,
}: Options): Promise<{ before: number }> {
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${host}/1/indexes/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': appId,
        'x-algolia-api-key': writeKey,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = (await response.json().catch(() => ({}))) as {
      message?: string
      nbHits?: number
      taskID?: number
      status?: string
    }
    return { ok: response.ok, status: response.status, answer }
  }
  const write = async (method: string, path: string, body: unknown) => {
    const { ok, status, answer } = await ask(method, path, body)
    if (!ok) {
      throw new Error(
        `The search service answered ${status} to ${method} ${path}: ${answer.message ?? 'no reason given'}`,
      )
    }
    return answer.taskID
  }
  const finish = async (index: string, task: number | undefined) => {
    for (;;) {
      const { ok, status, answer } = await ask('GET', `${index}/task/${task}`)
      if (!ok) throw new Error(`The search service answered ${status}`)
      if (answer.status === 'published') return
      await sleep(pause)
    }
  }

  const live = encodeURIComponent(indexName)
  const counted = await ask('POST', `${live}/query`, {
    query: '',
    hitsPerPage: 0,
    distinct: false,
  })
  // No index of that name yet.
  const isNew = counted.status === 404
  if (!counted.ok && !isNew) {
    throw new Error(
      `The search service answered ${counted.status}: ${counted.answer.message ?? 'no reason given'}`,
    )
  }
  const before = isNew ? 0 : (counted.answer.nbHits ?? 0)
  if (!isForced && records.length < before * leastShare) {
    throw new Error(
      `The index "${indexName}" has ${before} records and would have ${records.length}. Build the whole site first, or add --force if pages were removed on purpose.`,
    )
  }

  const beside = encodeURIComponent(`${indexName}_new`)
  await write('POST', `${beside}/clear`, {})
  await write('PUT', `${beside}/settings`, hostedSettings)
  let task = await write(
    'POST',
    `${beside}/synonyms/batch?replaceExistingSynonyms=true`,
    synonyms,
  )
  for (let from = 0; from < records.length; from += batchSize) {
    task = await write('POST', `${beside}/batch`, {
      requests: records
        .slice(from, from + batchSize)
        .map((body) => ({ action: 'addObject', body })),
    })
  }
  await finish(beside, task)
  const moved = await write('POST', `${beside}/operation`, {
    operation: 'move',
    destination: indexName,
  })
  await finish(live, moved)
  return { before }
}
