/** The parts of the dev server's requests and responses that are used here. */
interface Request {
  url?: string
}
interface Response {
  setHeader: (name: string, value: string) => unknown
  end: (text?: string) => unknown
}

/** Serves the index on the dev server, and builds it when someone searches. */
export function createDevIndex(
  build: () => Promise<ReadonlyMap<string, string>>,
) {
  let files: ReturnType<typeof build> | undefined
  return {
    /**
     * Makes the next search rebuild the index. Called when pages have changed.
     */
    forget(): void {
      files = undefined
    },
    /** The middleware that serves the files of the index. */
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
