/** What the server's requests and responses have that this needs. */
interface Request {
  url?: string
}
interface Response {
  setHeader: (name: string, value: string) => unknown
  end: (text?: string) => unknown
}

/** The index of the development server, which builds it when somebody searches. */
export function createDevIndex(
  build: () => Promise<ReadonlyMap<string, string>>,
) {
  let files: ReturnType<typeof build> | undefined
  return {
    /** Has the next search build the index again, because the pages changed. */
    forget(): void {
      files = undefined
    },
    /** Answers requests for the files of the index. */
    serve(
      { url = '' }: Request,
      response: Response,
      next: (problem: unknown) => void,
    ): void {
      files ??= build()
      files.then((built) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(built.get(url.slice(1)))
      }, next)
    },
  }
}
