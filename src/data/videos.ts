import type { VideoProvider } from './types'

/**
 * Video providers the site can embed. The security policy allows frames from each
 * `player`; the ID of a video goes between the address and its settings.
 */
export const videoProviders = {
  youtube: {
    name: 'YouTube',
    watch: 'https://www.youtube.com/watch?v=',
    player: 'https://www.youtube-nocookie.com',
    path: '/embed/',
    settings: '?autoplay=1&rel=0',
  },
  vimeo: {
    name: 'Vimeo',
    watch: 'https://vimeo.com/',
    player: 'https://player.vimeo.com',
    path: '/video/',
    settings: '?autoplay=1&dnt=1',
  },
} as const satisfies Record<string, VideoProvider>
