import { readRegister } from './addresses'
import { type ApiData, apiDataOf } from './apiData'
import { readApi } from './readApi'
import { readHistories, readVersions } from './since'

/**
 * Reads everything that's known about the API.
 *
 * @param site its URL, with a slash at the end
 */
export async function readApiData(
  siteDir: string,
  site: string,
): Promise<ApiData> {
  const register = await readRegister(siteDir)
  const histories = readHistories(siteDir)
  return apiDataOf({
    register,
    descriptions: readApi(siteDir).descriptions,
    histories,
    versionsOf: readVersions(siteDir, histories, register.facts),
    site,
  })
}
